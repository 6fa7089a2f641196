import { beforeEach, expect, test, vi } from 'vitest';
import { stored } from '../stored.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', {
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
});

const freshWishes = async () => {
  vi.resetModules();
  return import('./wishes.ts');
};

test('wishes are remembered', async () => {
  const { savedWishes, NO_WISHES } = await freshWishes();
  savedWishes.set({ ...NO_WISHES, diet: ['vegan'], maxMinutes: 30, sort: 'Greek' });
  const { savedWishes: later } = await freshWishes();
  expect(later.get()).toMatchObject({ diet: ['vegan'], maxMinutes: 30, sort: 'Greek' });
});

test.each(['{', 'null', '7', '[]', '{"diet":"vegan","servings":"4","equipment":7}'])('wishes spoilt to %s count as none', async (text) => {
  kept.set('pinch-wishes', text);
  const { savedWishes, NO_WISHES } = await freshWishes();
  expect(savedWishes.get()).toEqual(NO_WISHES);
});

test('a browser that keeps nothing still holds the list while the page is open', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('denied');
    },
  });
  const list = stored<string[]>('x', [], () => null);
  list.set(['eggs']);
  expect(list.get()).toEqual(['eggs']);
});
