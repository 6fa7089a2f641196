import { type MetaFunction, useLoaderData } from 'react-router';
import { seasonsFrom } from '../content/seasons.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { PageHead } from '../ui/page-head.tsx';
import { ToKitchen } from '../ui/to-kitchen.tsx';

/** The month is told by the server, so that the page is the same when it wakes up. */
export function loader() {
  return { month: new Date().getMonth() + 1 };
}

export const meta: MetaFunction = (args) =>
  pageMeta(
    {
      title: 'Seasonal Ingredients',
      description: 'What is at its best in spring, summer, autumn and winter, and how to keep it: ten ingredients and a tip for each.',
      keywords: 'seasonal ingredients, seasonal cooking, what is in season, seasonal vegetables, seasonal fruit',
    },
    placeOf(args),
  );

export default function SeasonalIngredientsPage() {
  const [now, ...others] = seasonsFrom(useLoaderData<typeof loader>().month);
  return (
    <article className="page py-14 lg:py-20">
      <PageHead
        title="Seasonal Ingredients"
        lead="In season, food is cheapest, ripest and has come the shortest way. Months are those of the northern half of the world."
      />
      {[now, ...others].map(
        (season, place) =>
          season && (
            <section key={season.name} className={`mt-10 ${place === 0 ? 'rounded-lg bg-ground p-6 sm:p-10' : 'border-t-2 border-ink pt-4'}`}>
              <h2 className="heading">
                {season.name}
                {place === 0 && <span className="ml-3 align-middle font-sans text-base font-normal text-ink-soft">now</span>}
              </h2>
              <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.5rem,40%)),1fr))] gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
                {season.ingredients.map((name) => (
                  <li key={name} className="border-b border-rule-strong">
                    <ToKitchen ingredients={[name]}>
                      <span className="first-letter:uppercase">{name}</span>
                    </ToKitchen>
                  </li>
                ))}
              </ul>
              <p className="mt-4 max-w-[65ch]">
                <span className="font-semibold">Tip:</span> {season.tip}
              </p>
            </section>
          ),
      )}
    </article>
  );
}
