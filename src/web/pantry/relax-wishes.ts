import { MANY_TO_BUY } from './wish-choices.ts';
import { NO_WISHES, type SavedWishes } from './wishes.ts';

export interface Relaxed {
  readonly label: string;
  readonly wishes: SavedWishes;
}

/** The ways to ask for less, one wish at a time. Diets and allergies are no whim: they are never offered. */
export function relaxWishes(wishes: SavedWishes): Relaxed[] {
  const { maxMinutes, maxToBuy, spice, sort, aim, dislikes, equipment } = wishes;
  const isShortOf = NO_WISHES.equipment.some((tool) => !equipment.includes(tool));
  return [
    ...(sort ? [{ label: 'Any kind of dish', wishes: { ...wishes, sort: null } }] : []),
    ...(aim === 'low carb' ? [{ label: 'Allow rice, potatoes and bread', wishes: { ...wishes, aim: null } }] : []),
    ...(maxMinutes === null ? [] : [{ label: `Let it take longer than ${maxMinutes} min`, wishes: { ...wishes, maxMinutes: null } }]),
    ...(maxToBuy === MANY_TO_BUY ? [] : [{ label: `Buy up to ${MANY_TO_BUY} things`, wishes: { ...wishes, maxToBuy: MANY_TO_BUY } }]),
    ...(isShortOf ? [{ label: `Cook with ${NO_WISHES.equipment.join(', ')}`, wishes: { ...wishes, equipment: NO_WISHES.equipment } }] : []),
    ...(spice === 'mild' ? [{ label: 'Allow chilli', wishes: { ...wishes, spice: null } }] : []),
    ...(dislikes.length ? [{ label: `Allow ${dislikes.join(', ')}`, wishes: { ...wishes, dislikes: [] } }] : []),
  ];
}
