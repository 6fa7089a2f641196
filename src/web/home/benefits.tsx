import { Leaf, PiggyBank, Sparkles } from 'lucide-react';
import { BENEFITS } from '../content/benefits.ts';

const ICONS = [Leaf, Sparkles, PiggyBank] as const;

export function Benefits() {
  return (
    <section className="page pt-20 lg:pt-28" aria-label="Why cook this way">
      <ul className="grid gap-10 md:grid-cols-3 md:gap-8">
        {BENEFITS.map(({ title, text }, index) => {
          const Icon = ICONS[index] ?? Leaf;
          return (
            <li key={title} className="border-t-2 border-ink pt-5">
              <Icon aria-hidden="true" size={30} strokeWidth={1.5} className="text-herb" />
              <h2 className="mt-4 text-2xl font-semibold">{title}</h2>
              <p className="mt-2 max-w-[42ch]">{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
