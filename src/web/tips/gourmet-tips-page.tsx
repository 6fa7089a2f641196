import { Link, type MetaFunction } from 'react-router';
import { LUXURIES, TIP_GROUPS } from '../content/gourmet-tips.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { buttonLook } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { TipGroups } from '../ui/tip-groups.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta(
    {
      title: 'Gourmet Tips',
      description: 'Small things that make a plain supper taste of more: brightness, depth, texture, finish, and six luxuries for $2-5.',
      keywords: 'gourmet tips, cooking tips, affordable gourmet ingredients, flavour, finishing touches',
    },
    placeOf(args),
  );

export default function GourmetTipsPage() {
  return (
    <article className="page py-14 lg:py-20">
      <PageHead
        title="Gourmet Tips"
        lead="What makes food taste of a good kitchen is rarely the price of it. It is a squeeze of something, a crunch, a minute’s patience."
      />
      <TipGroups groups={TIP_GROUPS} />
      <section className="mt-16" aria-labelledby="luxuries">
        <h2 id="luxuries" className="heading">
          Six affordable luxuries
        </h2>
        <p className="mt-2 text-ink-soft">Prices are what an ordinary shop asks, about.</p>
        <ul className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {LUXURIES.map(({ name, price, use }) => (
            <li key={name} className="border-t border-rule-strong pt-3">
              <h3 className="flex items-baseline justify-between gap-4 text-xl font-semibold">
                {name} <span className="font-sans text-base text-herb">{price}</span>
              </h3>
              <p className="mt-1 max-w-[48ch]">{use}</p>
            </li>
          ))}
        </ul>
      </section>
      <p className="mt-12">
        <Link to="/#ingredients" className={buttonLook()}>
          Find a recipe for your touch
        </Link>
      </p>
    </article>
  );
}
