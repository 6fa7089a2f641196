import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import type { GuestAtWork } from './guest-at-work.ts';

/** What a partner is doing, as far as we know it, and the way to stop it. */
export function GuestProgress({ guest }: { readonly guest: GuestAtWork }) {
  const { recipes, stop } = guest;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'center' });
  }, []);
  return (
    <div ref={panel} className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-saffron pl-4">
      <p role="status" className="max-w-[60ch]">
        {sayProgress(guest)}
      </p>
      <Button kind="quiet" onClick={stop}>
        {recipes.length > 0 ? 'Stop here' : 'Stop, let the house cook'}
      </Button>
    </div>
  );
}

function sayProgress({ partner, step, inputs, recipes }: GuestAtWork): string {
  const known = inputs.filter(({ status, id }) => id && status !== 'refused').length;
  const read = inputs.length === 0 ? 'Your list is being read.' : `We know ${known} of ${inputs.length} things on your list.`;
  const passed = recipes.length === 0 ? read : `${recipes.length} ${recipes.length === 1 ? 'recipe has' : 'recipes have'} passed our inspection.`;
  const doing = { asked: `${partner} has been asked.`, writing: `${partner} is writing.`, mending: `${partner} is mending what we sent back.` }[step];
  return `${passed} ${doing}`;
}
