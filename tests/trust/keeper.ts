import { aRecipeToSave, PASSWORD } from '#server/a-visitor.ts';
import { aClient, type Client, patiently } from './client.ts';

const MOST_RECIPES = 12;

interface Kept {
  readonly id: number;
  readonly instructions: string;
  isFavorite: boolean;
}

type Act = { readonly title: string; readonly kind: 'save' | 'delete' | 'like' | 'unlike'; readonly instructions: string };

/**
 * A cook who saves, likes and deletes recipes one after the other, and writes down what the server has acknowledged. What was
 * under way when the connection broke may have happened or not; everything else must be as it was written down.
 */
export class Keeper {
  acknowledged = 0;
  private readonly client: Client;
  private readonly name: string;
  private readonly chance: () => number;
  private readonly kept = new Map<string, Kept>();
  private pending: Act | null = null;
  private count = 0;

  constructor(name: string, base: () => string, chance: () => number) {
    this.name = name;
    this.client = aClient(base);
    this.chance = chance;
  }

  async register(): Promise<void> {
    const { status, body } = await this.client.call('POST', '/api/auth/register', {
      username: this.name,
      email: `${this.name}@example.org`,
      password: PASSWORD,
    });
    if (status !== 201) throw new Error(`${this.name} could not register: ${JSON.stringify(body)}`);
  }

  /** Writes until the connection breaks. @returns what the server refused although it should not */
  async writeUntilCut(): Promise<string[]> {
    const refused: string[] = [];
    for (;;) {
      const act = this.nextAct();
      this.pending = act;
      let status: number;
      try {
        status = await this.carryOut(act);
      } catch {
        return refused;
      }
      this.pending = null;
      // 503 is an honest refusal: nothing was changed.
      if (status < 300) this.acknowledged++;
      else if (status !== 503) refused.push(`${this.name}: ${act.kind} was answered with ${status}.`);
    }
  }

  /** Compares what the server has with what was written down, and goes on from what it has. @returns what differs */
  async compare(): Promise<string[]> {
    const [own, favorites] = await Promise.all(['/api/my-recipes', '/api/my-favorites'].map((path) => patiently(() => this.client.call('GET', path))));
    if (own?.status !== 200 || favorites?.status !== 200) return [`${this.name} is no longer signed in: ${own?.status}, ${favorites?.status}.`];
    const liked = new Set<number>(favorites.body.map(({ id }: { id: number }) => id));
    const found = new Map<string, Kept>();
    const differences: string[] = [];
    for (const { id, title, instructions } of own.body) {
      if (found.has(title)) differences.push(`${this.name} has "${title}" twice.`);
      found.set(title, { id, instructions, isFavorite: liked.has(id) });
    }
    for (const title of new Set([...found.keys(), ...this.kept.keys()])) {
      const difference = this.differenceOf(title, found.get(title));
      if (difference) differences.push(`${this.name}: ${difference}`);
    }
    if (liked.size !== [...found.values()].filter(({ isFavorite }) => isFavorite).length)
      differences.push(`${this.name} has a favourite that is no recipe of theirs.`);
    this.pending = null;
    this.kept.clear();
    for (const [title, recipe] of found) this.kept.set(title, recipe);
    return differences;
  }

  private differenceOf(title: string, found: Kept | undefined): string | null {
    const expected = this.kept.get(title);
    const pending = this.pending?.title === title ? this.pending : null;
    if (!found) return pending?.kind === 'delete' ? null : `"${title}" is lost.`;
    if (!expected)
      return pending?.kind === 'save' && found.instructions === pending.instructions ? null : `"${title}" was deleted, or never whole, and is there.`;
    if (found.id !== expected.id || found.instructions !== expected.instructions) return `"${title}" is not what was saved.`;
    const mayDiffer = pending?.kind === 'like' || pending?.kind === 'unlike';
    return found.isFavorite === expected.isFavorite || mayDiffer ? null : `"${title}" ${found.isFavorite ? 'is' : 'is not'} a favourite.`;
  }

  private nextAct(): Act {
    const titles = [...this.kept.keys()];
    const title = titles[Math.trunc(this.chance() * titles.length)];
    const recipe = title === undefined ? undefined : this.kept.get(title);
    if (title !== undefined && recipe) {
      if (titles.length >= MOST_RECIPES || this.chance() < 0.2) return { kind: 'delete', title, instructions: '' };
      if (this.chance() < 0.4) return { kind: recipe.isFavorite ? 'unlike' : 'like', title, instructions: '' };
    }
    return { kind: 'save', title: `${this.name} ${this.count++}`, instructions: 'Stir well.\n'.repeat(1 + Math.trunc(this.chance() * 800)).trim() };
  }

  private async carryOut({ kind, title, instructions }: Act): Promise<number> {
    if (kind === 'save') {
      const { status, body } = await this.client.call('POST', '/api/recipes', aRecipeToSave({ title, instructions }));
      if (status === 201) this.kept.set(title, { id: body.id, instructions, isFavorite: false });
      return status;
    }
    const recipe = this.kept.get(title);
    if (!recipe) throw new Error(`There is no "${title}".`);
    if (kind === 'delete') {
      const { status } = await this.client.call('DELETE', `/api/recipes/${recipe.id}`);
      if (status === 200) this.kept.delete(title);
      return status;
    }
    const { status } = await this.client.call(kind === 'like' ? 'POST' : 'DELETE', '/api/favorites', { userId: 1, recipeId: recipe.id });
    if (status < 300) recipe.isFavorite = kind === 'like';
    return status;
  }
}
