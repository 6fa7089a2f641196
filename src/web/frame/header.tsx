import { Link, NavLink } from 'react-router';
import { HeaderAccount } from '../accounts/header-account.tsx';
import { useViewer } from '../accounts/viewer.ts';
import { BRAND } from '../brand.ts';
import { PAGES } from '../pages.ts';
import { PinchMark } from './pinch-mark.tsx';

export function Header() {
  const viewer = useViewer();
  const isSignedIn = viewer !== null && viewer !== 'loading';
  return (
    <header className="no-print border-b border-rule">
      <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-2 lg:flex-nowrap lg:py-0">
        <Link to="/" className="flex min-h-11 items-center gap-2 font-display text-3xl font-semibold tracking-tight">
          <PinchMark className="size-6 text-saffron" />
          {BRAND}
        </Link>
        <nav aria-label="Main" className={isSignedIn ? 'order-1 w-full lg:order-0 lg:mr-4 lg:ml-auto lg:w-auto' : 'ml-auto'}>
          <ul className="flex flex-wrap max-[360px]:text-[0.9375rem] max-sm:-mx-1.5 max-sm:justify-between sm:gap-4">
            {PAGES.filter(({ header }) => header === 'always' || (header === 'signed in' && isSignedIn)).map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  className="flex min-h-11 items-center whitespace-nowrap border-b-2 border-transparent px-1.5 min-[360px]:px-2 hover:border-rule-strong aria-[current=page]:border-saffron aria-[current=page]:font-semibold"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <HeaderAccount />
      </div>
    </header>
  );
}
