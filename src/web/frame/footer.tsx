import { Link } from 'react-router';
import { BRAND } from '../brand.ts';
import { FOOTER_GROUPS, PAGES } from '../pages.ts';
import { PinchMark } from './pinch-mark.tsx';

export interface FooterProps {
  /** Who cooks. */
  readonly credit?: string;
  /** The model that cooks beside the house; the kitchen's later scripts read it here. */
  readonly partner?: string | undefined;
}

export function Footer({ credit, partner }: FooterProps) {
  const groups = FOOTER_GROUPS.map((name) => ({ name, pages: PAGES.filter(({ footer }) => footer === name) })).filter(({ pages }) => pages.length > 0);
  return (
    <footer className="no-print page w-full pb-10 pt-6">
      <hr className="double-rule mb-8" />
      <div className="flex flex-wrap justify-between gap-x-16 gap-y-8">
        <div className="max-w-sm">
          <p className="flex items-center gap-2 font-display text-2xl font-semibold">
            <PinchMark className="size-5 text-saffron" />
            {BRAND}
          </p>
          <p className="mt-2 text-ink-soft">Good food from what you already have. Free, and no account needed to cook.</p>
          <p data-partner={partner} className="mt-4 text-sm text-ink-soft">
            Recipes by {credit}.
          </p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-16 gap-y-6">
          {groups.map(({ name, pages }) => (
            <div key={name}>
              <p className="font-semibold">{name}</p>
              <ul>
                {pages.map(({ path, label }) => (
                  <li key={path}>
                    <Link to={path} className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline underline-offset-4">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
