import { Link, type MetaFunction } from 'react-router';
import { COLLECTIONS } from '../content/collections.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { buttonLook } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ToKitchen } from '../ui/to-kitchen.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(
    {
      title: 'Recipe Collections',
      description: 'Quick suppers, one-pot dinners, comfort classics and healthy plates, each to cook from what you have.',
      keywords: 'recipe collections, quick recipes, one-pot recipes, comfort food, healthy recipes',
    },
    placeOf(args),
  );

export default function RecipeCollectionsPage() {
  return (
    <article className="page py-14 lg:py-20">
      <PageHead
        title="Recipe Collections"
        lead="Twelve dishes to begin from. Follow one and its ingredients are on your list; change what is different in your kitchen."
      />
      <div className="mt-12 grid gap-x-16 gap-y-12 md:grid-cols-2">
        {COLLECTIONS.map(({ title, text, samples }) => (
          <section key={title} className="border-t-2 border-ink pt-4">
            <h2 className="heading">{title}</h2>
            <p className="mt-2 max-w-[48ch] text-ink-soft">{text}</p>
            <ul className="mt-3">
              {samples.map(({ name, ingredients }) => (
                <li key={name} className="border-b border-rule py-2">
                  <ToKitchen ingredients={ingredients}>
                    <span className="font-display text-xl font-semibold">{name}</span>
                  </ToKitchen>
                  <p className="text-sm text-ink-soft">{ingredients.join(', ')}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="mt-12">
        <Link to="/#ingredients" className={buttonLook()}>
          Generate Custom Recipes
        </Link>
      </p>
    </article>
  );
}
