import { describe, expect, test } from 'vitest';
import type { CookRequest } from '#kitchen/recipe.ts';
import { aServer } from '../a-server.ts';
import { aMember, aRecipeToSave, aVisitor } from '../a-visitor.ts';
import { aDatabase, ENGINES } from '../storage/a-database.ts';

describe.each(ENGINES)('on %s', (engine) => {
  test('the kitchen hears what a member loves and saved lately, and nothing of a visitor', async () => {
    const { db, close } = await aDatabase(engine);
    const asked: CookRequest[] = [];
    const cook = (request: CookRequest) => {
      asked.push(request);
      return { recipes: [], inputs: [], notes: [] };
    };
    const app = await aServer({ db, cook, env: { RATE_AUTH_PER_MINUTE: '0' } });
    const ann = await aMember(app, 'Ann');
    const { id } = (await ann.call('POST', '/api/recipes', aRecipeToSave({ dish: 'shakshuka' }))).json();
    await ann.call('POST', '/api/recipes', aRecipeToSave({ title: 'From a book of mine' }));
    await ann.call('POST', '/api/favorites', { recipeId: id });
    await ann.call('POST', '/api/recipes/generate', { ingredients: ['eggs'] });
    await aVisitor(app).call('POST', '/api/recipes/generate', { ingredients: ['eggs'] });
    expect(asked.map(({ taste }) => taste)).toEqual([{ loved: ['shakshuka'], recent: ['shakshuka'] }, undefined]);
    await close();
  });
});
