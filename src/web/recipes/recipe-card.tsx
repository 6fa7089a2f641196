import { ShoppingBasket, Store, UtensilsCrossed } from 'lucide-react';
import { Link } from 'react-router';
import type { Recipe } from '#kitchen/recipe.ts';
import { savedWishes } from '../pantry/wishes.ts';
import { Plate } from '../plate/plate.tsx';
import { useStored } from '../stored.ts';
import { buttonLook } from '../ui/button.tsx';
import { sayAllergens } from './allergens.ts';
import { CardExtras } from './card-extras.tsx';
import { effortOf } from './effort.ts';
import { FirstIngredients } from './first-ingredients.tsx';
import { inMeasures } from './in-measures.ts';
import { measures } from './measures.ts';
import { RecipeFacts } from './recipe-facts.tsx';
import { sayMoney } from './say-money.ts';
import { wantRecipeDialog } from './want-recipe-dialog.ts';

const EFFORT_ICONS = { 'Cook now': UtensilsCrossed, 'Quick pickup': ShoppingBasket, 'Needs a shop': Store } as const;

interface RecipeCardProps {
  readonly recipe: Recipe;
  /** Where the full recipe opens. */
  readonly to: string;
}

export function RecipeCard({ recipe: written, to }: RecipeCardProps) {
  const { system } = useStored(measures);
  const recipe = inMeasures(written, system);
  const effort = effortOf(recipe);
  const avoided = useStored(savedWishes).allergies;
  const EffortIcon = EFFORT_ICONS[effort];
  const names = new Map(recipe.ingredients.map(({ id, name }) => [id, name]));
  const first = recipe.usesFirst.map((id) => names.get(id) ?? id.replaceAll('-', ' '));
  return (
    <article className="flex flex-col overflow-hidden rounded-lg border border-rule bg-sheet" onPointerEnter={wantRecipeDialog} onFocus={wantRecipeDialog}>
      <div className="relative bg-ground">
        <Plate spec={recipe.plate} title="" className="block aspect-4/3 w-full" />
        <p className="absolute bottom-3 left-4 flex items-center gap-1.5 rounded-full bg-sheet px-3 py-1 text-sm font-semibold">
          <EffortIcon aria-hidden="true" size={15} />
          {effort}
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <h3 className="text-2xl leading-tight font-semibold tracking-tight">
            <Link to={to} preventScrollReset className="hover:underline decoration-saffron decoration-2 underline-offset-4">
              {recipe.title}
            </Link>
          </h3>
          <RecipeFacts recipe={recipe} />
          {recipe.headnote && <p className="mt-3">{recipe.headnote}</p>}
          {recipe.by && <p className="mt-1 text-sm text-ink-soft">By {recipe.by}, inspected by us</p>}
        </div>
        <div className="grid gap-1.5">
          <p>
            <strong className="font-semibold text-herb">
              You have {recipe.have.count} of {recipe.have.of}
            </strong>
            {first.length > 0 && (
              <>
                {' '}
                and it uses up the <mark className="rounded-sm bg-saffron-wash px-1 text-ink">{list(first)}</mark>
              </>
            )}
            .
          </p>
          {recipe.needed.length > 0 && (
            <p>
              <span className="font-semibold">Needed:</span>{' '}
              {recipe.needed.map(({ name, price }) => (price === null ? name : `${name} ${sayMoney(price)}`)).join(', ')}
            </p>
          )}
          {recipe.swaps.length > 0 && (
            <p className="text-ink-soft">
              <span className="font-semibold">Swaps:</span> {recipe.swaps.slice(0, 2).join('; ')}
            </p>
          )}
        </div>
        <FirstIngredients ingredients={recipe.ingredients} />
        <CardExtras recipe={recipe} system={system} />
        <p className="text-sm text-ink-soft">{sayAllergens(recipe.allergens, avoided)}</p>
        <Link to={to} preventScrollReset className={`${buttonLook({ kind: 'quiet' })} mt-auto`} aria-label={`View Full Recipe: ${recipe.title}`}>
          View Full Recipe
        </Link>
      </div>
    </article>
  );
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
