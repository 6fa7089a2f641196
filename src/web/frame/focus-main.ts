import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** When what had the focus is gone, a keyboard goes on where the page's own words begin, not at the very top. */
export function focusMainIfLost(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}

/** The same on every page that one comes to within the app. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const here = useRef(pathname);
  useEffect(() => {
    if (here.current === pathname) return;
    here.current = pathname;
    focusMainIfLost();
  }, [pathname]);
}
