import type { MetaFunction } from 'react-router';
import { BUDGET_MEALS, BUDGET_TIPS, PANTRY_STAPLES } from '../content/budget-cooking.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { PageHead } from '../ui/page-head.tsx';
import { TipGroups } from '../ui/tip-groups.tsx';
import { ToKitchen } from '../ui/to-kitchen.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(
    {
      title: 'Budget Cooking',
      description: 'Six meals for $1.00-$2.00 a serving, eight staples to keep, and how to shop, cook and store so that nothing is thrown away.',
      keywords: 'budget cooking, cheap meals, save money on food, pantry staples, reduce food waste',
    },
    placeOf(args),
  );

export default function BudgetCookingPage() {
  return (
    <article className="page py-14 lg:py-20">
      <PageHead title="Budget Cooking" lead="The dearest food is what is thrown away. After that it is mostly a matter of habit." />
      <TipGroups groups={BUDGET_TIPS} />
      <section className="mt-16" aria-labelledby="meals">
        <h2 id="meals" className="heading">
          Six meals for little
        </h2>
        <p className="mt-2 text-ink-soft">About what a serving costs, from average prices.</p>
        <ul className="mt-4 grid gap-x-16 md:grid-cols-2">
          {BUDGET_MEALS.map(({ name, perServing, ingredients }) => (
            <li key={name} className="flex items-baseline justify-between gap-4 border-b border-rule py-2">
              <div>
                <ToKitchen ingredients={ingredients}>
                  <span className="font-display text-xl font-semibold">{name}</span>
                </ToKitchen>
                <p className="text-sm text-ink-soft">{ingredients.join(', ')}</p>
              </div>
              <span className="whitespace-nowrap text-herb">{perServing}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-16" aria-labelledby="staples">
        <h2 id="staples" className="heading">
          Eight things to keep in
        </h2>
        <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {PANTRY_STAPLES.map(({ name, why }) => (
            <li key={name} className="border-t border-rule-strong pt-3">
              <h3 className="text-xl font-semibold">{name}</h3>
              <p className="text-ink-soft">{why}</p>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
