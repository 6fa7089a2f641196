import { useEffect, useRef } from 'react';

const SCROLL_DELAY_MS = 100;
let seen = 0;

/** Scrolls to the heading and gives it the focus, 100 ms after each new answer; not when an old one is come back to. */
export function useArrival(turn: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (turn <= seen) return;
    const timer = setTimeout(() => {
      seen = turn;
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  return heading;
}
