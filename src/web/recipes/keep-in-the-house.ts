import { stored } from '../stored.ts';

/** Whether this visitor wants the house alone to cook, though a partner could too. */
export const houseOnly = stored<boolean>('pinch-house-only', false, (found) => (typeof found === 'boolean' ? found : null));

/** Whether a partner elsewhere may be told of diets and allergies. */
export const tellHealth = stored<boolean>('pinch-tell-health', false, (found) => (typeof found === 'boolean' ? found : null));

/** The model that cooks beside the house here, as the footer has it; null where the house is alone. */
export function partnerHere(): string | null {
  return document.querySelector<HTMLElement>('[data-partner]')?.dataset.partner ?? null;
}
