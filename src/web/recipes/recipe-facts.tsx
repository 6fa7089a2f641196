import { Clock, Users, Wallet } from 'lucide-react';
import type { Recipe } from '#kitchen/recipe.ts';
import { sayMoney } from './say-money.ts';

/** Time, servings, cost: on one line where there is room. */
export function RecipeFacts({ recipe }: { readonly recipe: Pick<Recipe, 'cookTime' | 'servings' | 'costPerServing'> }) {
  const { cookTime, servings, costPerServing } = recipe;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
      <li className="flex items-center gap-1.5">
        <Clock aria-hidden="true" size={16} />
        <span className="sr-only">Cook time: </span>
        {cookTime}
      </li>
      <li className="flex items-center gap-1.5">
        <Users aria-hidden="true" size={16} />
        {servings} {servings === 1 ? 'serving' : 'servings'}
      </li>
      {costPerServing !== null && (
        <li className="flex items-center gap-1.5">
          <Wallet aria-hidden="true" size={16} />
          {sayMoney(costPerServing)} a serving
        </li>
      )}
    </ul>
  );
}
