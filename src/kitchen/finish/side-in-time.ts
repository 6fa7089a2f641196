import type { FilledDish } from '#kitchen/menu/filled-dish.ts';
import type { Step } from '#kitchen/recipe.ts';
import { clock } from '#kitchen/stove/clock.ts';
import { helpingsOf } from '#kitchen/stove/helping.ts';
import { sayParts, writeSteps } from '#kitchen/stove/write-steps.ts';

/** Minutes that dinner may be later for what is eaten beside it. */
const SIDE_DELAY = 15;

/** What is beside a dish, with the steps of both; null where it keeps dinner waiting: no pan of tofu stands by while beetroot roasts. */
export function sideInTime(side: FilledDish, steps: readonly Step[], scene: Parameters<typeof writeSteps>[2]) {
  const method = writeSteps(side.dish, helpingsOf(side, scene.servings), scene);
  const both = withSide(steps, method.steps, PATIENCE[side.dish.family] ?? BRIEFLY, COLD.has(side.dish.family));
  return clock(both).total - clock(steps).total <= SIDE_DELAY ? { dish: side.dish, method, steps: both } : null;
}

/** A side that would lie about for fewer minutes than these is begun at once. */
const MARGIN = 10;
/** Minutes that what is eaten beside bears to stand ready, before it is cold or limp: rice under its lid as long as it must, toast hardly. */
const PATIENCE: Readonly<Record<string, number>> = { grain: Number.POSITIVE_INFINITY, couscous: Number.POSITIVE_INFINITY, bread: 5, leaves: 5 };
const BRIEFLY = 12;
/** Eaten cold: rather first of all than between two steps at one pan. */
const COLD = new Set(['leaves', 'fruit']);
/** So long it stands rather than for all of an hour's roasting, from the very first step. */
const COLD_STANDS = 15;
/** What bears less, and takes no longer, is made at the last moment. */
const QUICK = 8;
/** So long rice waits under its lid and is none the worse: rather that than a pan of it between two steps at the stove. */
const STANDS = 20;

/**
 * The side is made while the dish waits, where it waits long enough, and as late as that allows; what takes long by itself (rice)
 * is put on so that it is ready with the dish; else it comes before the last two steps, which finish the dish.
 * What the side says of eating it, a last step of no minutes, is said at the very end.
 *
 * @param patience minutes that it bears to stand ready
 * @param isCold whether it is eaten cold
 */
function withSide(main: readonly Step[], whole: readonly Step[], patience: number, isCold: boolean): Step[] {
  const serving = whole.length > 1 && whole.at(-1)?.activeMinutes === 0 && whole.at(-1)?.waitMinutes === 0 ? whole.at(-1) : undefined;
  const side = serving ? whole.slice(0, -1) : whole;
  const [first] = side;
  if (main.length === 0 || !first) return [...main];
  const length = side.reduce((sum, step) => sum + step.activeMinutes + step.waitMinutes, 0);
  if (length <= QUICK && patience < QUICK && !isCold) return ending(atLast(main, side, patience), serving);
  const waiting = main.findLastIndex((step) => step.waitMinutes >= length);
  if (waiting >= 0 && clock(alone(main, waiting + 1)).total <= (isCold ? COLD_STANDS : patience)) {
    const isEarly = (main[waiting] as Step).waitMinutes >= length + MARGIN;
    const begun = isEarly ? opened(first, `With ${Math.ceil(length / 5) * 5} minutes of that to go, `) : first;
    const made = [begun, ...side.slice(1)].map((step) => ({ ...step, during: waiting }));
    return ending(inserted(main, waiting + 1, made), serving);
  }
  if (first.waitMinutes < 8) {
    const place = shortBefore(main, length, isCold);
    const begun = place === 0 ? opened(first, 'First ') : first;
    return ending(inserted(main, place, [begun, ...side.slice(1)]), serving);
  }
  const at = lastStart(main, length, patience);
  const put = opened(first, at === 0 ? 'First ' : 'Now ');
  const meanwhile = main.slice(at).map((step) => ({ ...step, during: step.during === undefined || step.during < at ? at : step.during + side.length }));
  return ending([...main.slice(0, at), put, ...side.slice(1), ...meanwhile], serving);
}

/** "Stir in the lentils" goes on with the pan of the step before: nothing comes between. */
const GOES_ON =
  /^(?:Stir|Add|Tip|Return|Pour|Turn|Lower|Uncover|Fold|Take|Lift|Lay|Push|Reduce|Season|Squeeze|Let|Cover|Scatter|Spoon|Drop|Melt|Simmer|Bring|Crush|Slip|Taste)\b/;

const goesOn = (step: Step | undefined) => GOES_ON.test(step?.text ?? '');

/** Steps at the end that finish the dish; and how many more a quick side may come before, so as to part none that belong together. */
const [FINISHING, EARLIER] = [2, 2];

/**
 * Where something quick is made so that it is warm with the dish, or crisp: before the last steps, and between none that go on at one pan,
 * unless it would else stand ready for too long.
 */
function shortBefore(steps: readonly Step[], length: number, isCold: boolean): number {
  const latest = Math.max(0, steps.length - (isCold ? 1 : FINISHING));
  const isSoon = (at: number) => isCold || at === latest || clock(alone(steps, at)).total <= length + BRIEFLY;
  const places = Array.from({ length: EARLIER + 1 }, (_, earlier) => latest - earlier).filter((at) => at >= 0 && isSoon(at));
  return places.find((at) => !goesOn(steps[at])) ?? (isCold ? 0 : latest);
}

/**
 * What is cold or hard in no time, toast and warm flatbreads: made before the last step or two, or within the last where that takes longer than
 * it bears. It takes no place at the stove that matters, so steps that go on at one pan are parted rather than the bread served cold.
 */
function atLast(steps: readonly Step[], side: readonly Step[], patience: number): Step[] {
  if (LETS_STAND.test(steps.at(-1)?.text ?? '')) return [...steps, ...side];
  const places = [1, 2].map((before) => steps.length - before).filter((at) => at >= 0 && clock(alone(steps, at)).total <= patience);
  const place = places.find((at) => !goesOn(steps[at])) ?? places[0];
  if (place !== undefined) return inserted(steps, place, side);
  const last = steps.at(-1) as Step;
  return endsWaiting(last) ? [...steps, ...meanwhile(side, steps.length - 1)] : [...steps.slice(0, -1), ...woven(last, side)];
}

/** "Cover and cook for 7 minutes, until the whites are firm": a step that ends with what it waits for leaves the hands free. */
function endsWaiting({ text, waitMinutes }: Step): boolean {
  return waitMinutes > 0 && new RegExp(`\\b${waitMinutes} minutes\\b[^.!]*[.!]$`).test(text);
}

/** The steps as they are made while another waits. */
function meanwhile(side: readonly Step[], during: number): Step[] {
  const open = (said: string) => `Meanwhile ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  return side.map((step, place) => {
    const [first, ...more] = step.parts;
    if (place > 0 || typeof first !== 'string') return { ...step, during };
    return { ...step, during, text: open(step.text), parts: [open(first), ...more] };
  });
}

/**
 * The step with what is beside it said before its last sentence, which brings it to the table ("Cover for 7 minutes. Just before you eat,
 * toast the bread. Grind over pepper, and bring the pan to the table."); after it, where it has one sentence, or where the last lets the
 * dish stand: "it" would be the bread.
 */
function woven(step: Step, side: readonly Step[]): Step[] {
  const [only, ...more] = side;
  const part = step.parts.findLastIndex((part) => typeof part === 'string' && SENTENCE.test(part));
  const said = step.parts[part];
  if (!only || more.length > 0 || typeof said !== 'string' || STANDING.test(said)) return [step, ...side];
  const at = (SENTENCE.exec(said)?.index ?? 0) + 2;
  const parts = [...step.parts.slice(0, part), said.slice(0, at), ...only.parts, ` ${said.slice(at)}`, ...step.parts.slice(part + 1)];
  return [
    {
      ...step,
      parts,
      text: sayParts(parts),
      activeMinutes: step.activeMinutes + only.activeMinutes,
      // While it cooks, where it cooks by itself for so long.
      waitMinutes: Math.max(0, step.waitMinutes - only.activeMinutes),
      timers: [...step.timers, ...only.timers],
      ingredients: [...new Set([...step.ingredients, ...only.ingredients])],
    },
  ];
}

/** Where the last sentence begins. */
const SENTENCE = /[.!] (?=\p{Lu}[^.!]*[.!]?[^.!]*$)/u;
const STANDING = /[.!] (?:Let|Leave|Rest)\b[^.!]*[.!]?$/;
const LETS_STAND = /^(?:Let|Leave|Rest) (?:it|the|them)\b/;

/**
 * The last step before which something of this length may be begun and still be ready with the dish; 0 where that is nearly the first.
 * It comes between two steps that go on at one pan only where it would else stand ready for more minutes than it bears.
 */
function lastStart(steps: readonly Step[], length: number, patience: number): number {
  let between = 0;
  for (let at = steps.length - 1; at > 0; at--) {
    if (steps[at]?.during !== undefined) continue;
    const left = clock(alone(steps, at)).total;
    if (left < length) continue;
    // It stands too long already, and would stand longer still from any step before.
    if (left > length + patience) return between || at;
    if (!goesOn(steps[at])) return clock(steps.slice(0, at)).total >= Math.min(STANDS, patience) ? at : 0;
    between ||= at;
  }
  return clock(steps).total > length + patience ? between : 0;
}

/** The steps from one on, by themselves. */
function alone(steps: readonly Step[], from: number): Step[] {
  return steps.slice(from).map(({ during, ...step }) => (during === undefined || during < from ? step : { ...step, during: during - from }));
}

/** The steps with others put in before one; what runs during a later step still does. */
function inserted(steps: readonly Step[], at: number, others: readonly Step[]): Step[] {
  const moved = steps.slice(at).map((step) => (step.during !== undefined && step.during >= at ? { ...step, during: step.during + others.length } : step));
  return [...steps.slice(0, at), ...others, ...moved];
}

/** The steps with a sentence more at the end of the last. */
function ending(steps: readonly Step[], serving: Step | undefined): Step[] {
  const last = steps.at(-1);
  if (!last || !serving) return [...steps];
  return [...steps.slice(0, -1), { ...last, text: `${last.text} ${serving.text}`, parts: [...last.parts, ' ', ...serving.parts] }];
}

/** "Meanwhile, rinse…" begins nothing: a step that others run beside, or that comes first, says when it begins. */
function opened(step: Step, words: string): Step {
  const { text, parts } = step;
  const open = (said: string) => said.replace(/^(?:Meanwhile|On the side), /, words);
  return { ...step, text: open(text), parts: parts.map((part, index) => (index === 0 && typeof part === 'string' ? open(part) : part)) };
}
