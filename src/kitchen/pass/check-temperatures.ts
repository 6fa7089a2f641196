import { isA, isAnyOf } from '#kitchen/cookbook/cookbook.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import { safetyOf } from '#kitchen/stove/cooking.ts';
import type { Fault, PassScene } from './fault.ts';

/** Of poultry, mince and sausages a brown crust tells nothing: only these do. */
const CRUST_TELLS_NOTHING = ['poultry', 'minces', 'sausages'];
const SURE_INSIDE =
  /cooked through|no pink|no longer pink|juices run clear|tender enough|falls? (?:apart|from|off)|gives? to (?:a|the) (?:fork|spoon)|pulls? apart|soft enough|comes? off the bone|shreds?/i;
/** Of the pot it lies in; the vinegar that boils beside it does it no good. */
const IN_HOT_LIQUID = /boil|simmer/i;

/** Words by which a step may say that it is cooked through, where it gives no temperature. */
export const SURE =
  /cooked through|no pink|no longer pink|juices run clear|opaque|steaming|piping hot|flak|\bset\b|firm|bubbl|boil|tender enough to cut|wide open|crisp|browned|skewer comes out|spring(?:s)? back/i;

/** What is only safe when hot enough inside says so in a step: a temperature at least as high, or the sign a cook goes by. */
export function checkTemperatures(recipe: Recipe, { cookbook }: PassScene): Fault[] {
  const foods = recipe.ingredients.flatMap(({ id, name }) => {
    const ingredient = cookbook.ingredients.get(id);
    const safe = ingredient && safetyOf(ingredient, cookbook);
    return safe ? [{ id, name, ingredient, safe }] : [];
  });
  const steps = recipe.steps.map((step) => step.text).join(' ');
  const telling = recipe.steps.map((step) => ({ step, told: temperaturesIn(step.text) })).filter(({ told }) => told.length > 0);
  return foods.flatMap(({ id, name, ingredient, safe }): Fault[] => {
    // Cooked meat and ham may be eaten cold; the safety notes say how to reheat them.
    if (isA(ingredient, 'ready meats', cookbook.kinds)) return [];
    const isRaw = isA(ingredient, 'raw meats', cookbook.kinds) || isA(ingredient, 'minces', cookbook.kinds);
    const isHidden = isRaw && isAnyOf(ingredient, CRUST_TELLS_NOTHING, cookbook.kinds);
    // An oven at 180 °C says nothing of the middle of a chicken.
    const inside = telling.some(({ step, told }) => isAbout(step) && told.some((celsius) => celsius >= safe.celsius && celsius < 120));
    const tooLow = telling.some(({ step, told }) => told.some((celsius) => celsius < safe.celsius && celsius > 40 && !isAnothers(celsius, step)));
    const isInHotLiquid = recipe.steps.some((step) => step.ingredients.includes(id) && IN_HOT_LIQUID.test(step.text));
    const isSure = isHidden ? SURE_INSIDE.test(steps) || isInHotLiquid : SURE.test(steps);
    if (inside || (isSure && !(isRaw && tooLow))) return [];
    return [{ rule: 'temperature', words: `No step says when "${name}" is cooked through (${safe.celsius} °C inside).` }];

    /** Of the food itself, or of none by its name. */
    function isAbout(step: Recipe['steps'][number]): boolean {
      return step.ingredients.includes(id) || !foods.some((other) => step.ingredients.includes(other.id));
    }

    /** The 71 °C of an egg says nothing of the turkey beside it: of what the step is about, or where it names neither, of the recipe. */
    function isAnothers(celsius: number, step: Recipe['steps'][number]): boolean {
      const about = foods.filter((food) => step.ingredients.includes(food.id));
      return (about.length > 0 ? about : foods).some((other) => other.id !== id && other.safe.celsius === celsius);
    }
  });
}

function temperaturesIn(text: string): number[] {
  return [...text.matchAll(/(\d{2,3}) °C/g)].map((match) => Number(match[1]));
}
