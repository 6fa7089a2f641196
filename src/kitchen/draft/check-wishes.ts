import { USUAL_EQUIPMENT } from '#kitchen/order.ts';
import type { Fault } from '#kitchen/pass/fault.ts';
import type { Recipe } from '#kitchen/recipe.ts';
import type { DraftScene } from './draft-scene.ts';

const MAX_TO_BUY = 2;
const MOST_MINUTES = 8 * 60;

/** What was wished holds: servings, time, tools, purchases; something of the visitor's own is in it, and it is not on the table yet. */
export function checkWishes({ title, servings, minutes, equipment, needed, uses, steps }: Recipe, { order, titles }: DraftScene): Fault[] {
  const { servings: people, maxMinutes = MOST_MINUTES, equipment: tools = USUAL_EQUIPMENT, maxToBuy = MAX_TO_BUY, exclude = [] } = order.wishes;
  const words: string[] = [];
  if (people !== undefined && people !== servings) words.push(`It serves ${servings}; ${people} are wished.`);
  if (minutes.total > maxMinutes) words.push(`It takes ${minutes.total} minutes; at most ${maxMinutes} are wished.`);
  const lacking = [...new Set([...equipment, ...toolsNamed(steps.map(({ text }) => text).join(' '))])].filter((tool) => !tools.includes(tool));
  if (lacking.length) words.push(`There is no ${lacking.join(' and no ')}.`);
  if (needed.length > maxToBuy)
    words.push(`It needs ${needed.length} things that are not there (${needed.map(({ name }) => name).join(', ')}); at most ${maxToBuy} may be bought.`);
  if (uses.length === 0) words.push('It uses nothing of the pantry.');
  if (titles.some((shown) => shown.toLowerCase() === title.toLowerCase()) || exclude.some((shown) => shown.toLowerCase() === title.toLowerCase()))
    words.push(`"${title}" is on the table already.`);
  return words.map((said): Fault => ({ rule: 'wishes', words: said }));
}

/** Tools that a step speaks of, whether the draft says so or not. */
function toolsNamed(text: string): ('oven' | 'microwave' | 'air fryer' | 'blender')[] {
  const found: ('oven' | 'microwave' | 'air fryer' | 'blender')[] = [];
  if (/\boven\b(?!proof|[- ]safe)/i.test(text)) found.push('oven');
  if (/\bmicrowave\b(?![- ]safe)/i.test(text)) found.push('microwave');
  if (/\bair[- ]?fry/i.test(text)) found.push('air fryer');
  if (/\b(?:blender|food processor)\b/i.test(text)) found.push('blender');
  return found;
}
