import { Link, NavLink } from 'react-router';
import { BRAND } from '../brand.ts';
import { PAGES } from '../pages.ts';
import { PinchMark } from './pinch-mark.tsx';

export function Header() {
  return (
    <header className="no-print border-b border-rule">
      <div className="page flex min-h-16 items-center justify-between gap-4">
        <Link to="/" className="flex min-h-11 items-center gap-2 font-display text-3xl font-semibold tracking-tight">
          <PinchMark className="size-6 text-saffron" />
          {BRAND}
        </Link>
        <nav aria-label="Main">
          <ul className="flex gap-1 sm:gap-4">
            {PAGES.filter(({ isInHeader }) => isInHeader).map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  className="flex min-h-11 items-center border-b-2 border-transparent px-2 hover:border-rule-strong aria-[current=page]:border-saffron aria-[current=page]:font-semibold"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
