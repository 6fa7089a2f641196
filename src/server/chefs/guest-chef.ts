import { type ChefSettings, leavesTheHouse, partnerOf } from './chef-settings.ts';
import type { Guest, modelChef } from './model-chef.ts';

/** The model chef that the settings ask for; null for the house alone, which then loads nothing of it. */
export async function guestChef(
  settings: ChefSettings,
  house: Omit<Guest, 'settings' | 'partner' | 'model' | 'leaves'> & Partial<Pick<Guest, 'leaves'>>,
): Promise<ReturnType<typeof modelChef> | null> {
  const partner = partnerOf(settings);
  if (partner === null) return null;
  const [{ modelChef: open }, { openModel }] = await Promise.all([import('./model-chef.ts'), import('./model.ts')]);
  return open({ settings, partner, model: openModel(settings), leaves: leavesTheHouse(settings), ...house });
}
