import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useWayBack } from '../use-way-back.ts';

const CookMode = lazy(() => import('./cook-mode.tsx'));

/** Cook mode stands in the address, so that a reload goes on where it was and the back button leaves it. */
export function CookModeGate() {
  const [search] = useSearchParams();
  const exit = useWayBack();
  if (!search.has('cook')) return null;
  return (
    <Suspense fallback={null}>
      <CookMode onExit={exit} />
    </Suspense>
  );
}
