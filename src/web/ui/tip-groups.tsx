import type { TipGroup } from '../content/gourmet-tips.ts';

/** Groups of tips, two beside each other where there is room. */
export function TipGroups({ groups }: { readonly groups: readonly TipGroup[] }) {
  return (
    <div className="mt-12 grid gap-x-16 gap-y-12 md:grid-cols-2">
      {groups.map(({ title, tips }) => (
        <section key={title} className="border-t-2 border-ink pt-4">
          <h2 className="text-2xl font-semibold">{title}</h2>
          <ul className="mt-3 grid max-w-[60ch] gap-3">
            {tips.map((tip) => (
              <li key={tip} className="grid grid-cols-[1.25rem_1fr]">
                <span aria-hidden="true" className="text-saffron-ink">
                  •
                </span>
                {tip}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
