import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Where the generator opens with these on the list. */
export const kitchenWith = (ingredients: readonly string[]) => `/?${new URLSearchParams({ with: ingredients.join(',') })}#ingredients`;

/** A name that leads to the generator and brings these ingredients along. */
export function ToKitchen({ ingredients, children }: { readonly ingredients: readonly string[]; readonly children: ReactNode }) {
  return (
    <Link to={kitchenWith(ingredients)} className="link inline-flex min-h-11 items-center">
      {children}
    </Link>
  );
}
