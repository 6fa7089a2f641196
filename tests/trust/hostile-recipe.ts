import { recipeToSave } from '#contract/saved-recipes.ts';
import { OUTSIDE, SHORT_HOSTILE_TEXT } from './hostile-texts.ts';

type Path = readonly (string | number)[];
type Leaf = string | number | boolean | null;
type Data = { [key: string]: Data } | Data[] | Leaf;

/** The picture its owner may see, and nobody else. */
export const DECLARED_IMAGE = `https://${OUTSIDE}/declared.png`;

/**
 * A recipe with hostile texts, in turn, in every place that the server takes text for, and how many places those are. Which places
 * they are is found by trying: a field that is added tomorrow is filled too. The first text is the title.
 */
export function hostileRecipe(recipe: unknown, texts: readonly string[]): { recipe: Record<string, unknown>; fields: number } {
  const filled: Record<string, Data> = {
    ...(structuredClone(recipe) as Record<string, Data>),
    image: `${DECLARED_IMAGE}?${encodeURIComponent(texts[0] ?? '')}`,
  };
  let fields = 0;
  for (const path of pathsOfText({ title: '', ...filled })) {
    const before = at(filled, path);
    const fits = [texts[fields % texts.length] ?? '', SHORT_HOSTILE_TEXT].some((candidate) => {
      put(filled, path, candidate);
      return recipeToSave.safeParse(slice(filled, path)).success;
    });
    if (fits) fields += 1;
    else put(filled, path, before);
  }
  return { recipe: filled, fields };
}

function pathsOfText(value: Data, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsOfText(inner as Data, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** The least that may be saved, with the one field that is being tried: the whole recipe for each of its hundreds of texts would take long. */
function slice(recipe: Record<string, Data>, [field = '']: Path): unknown {
  const { title, cookTime, servings, mainIngredients, instructions, suggestedAddOns, gourmetTouch } = recipe;
  return { title, cookTime, servings, mainIngredients, instructions, suggestedAddOns, gourmetTouch, [field]: recipe[field] };
}

function at(value: Data, path: Path): Data {
  return path.reduce<Data>((inner, key) => (inner as Record<string | number, Data>)[key] ?? null, value);
}

function put(value: Data, path: Path, text: Data): void {
  const holder = at(value, path.slice(0, -1)) as Record<string | number, Data>;
  holder[path.at(-1) ?? ''] = text;
}
