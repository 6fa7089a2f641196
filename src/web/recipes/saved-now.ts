import { useSyncExternalStore } from 'react';
import type { PlainRecipe } from '#contract/recipes.ts';

/** Recipes saved while the page has been open, so that a button goes on saying it when a recipe is opened again. */
let saved: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

export function useIsSaved(recipe: PlainRecipe): boolean {
  return useSyncExternalStore(
    subscribe,
    () => saved.has(keyOf(recipe)),
    () => false,
  );
}

export function useAreSaved(recipes: readonly PlainRecipe[]): boolean {
  return useSyncExternalStore(
    subscribe,
    () => recipes.every((recipe) => saved.has(keyOf(recipe))),
    () => false,
  );
}

export function rememberSaved(recipe: PlainRecipe): void {
  change(new Set([...saved, keyOf(recipe)]));
}

export function forgetSaved(): void {
  change(new Set());
}

function change(next: ReadonlySet<string>): void {
  saved = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = ({ title, instructions }: PlainRecipe) => `${title}\n${instructions}`;
