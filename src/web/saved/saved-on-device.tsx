import { lazy, Suspense, useState } from 'react';
import { useStored } from '../stored.ts';
import { savedRecipes } from './saved-recipes.ts';

const SavedSection = lazy(() => import('./saved-section.tsx'));

/** Nothing until something has been saved here; then its code comes too. An emptied list stays until the page is left, for Undo. */
export function SavedOnDevice() {
  const saved = useStored(savedRecipes);
  const [hadSome, setHadSome] = useState(false);
  if (saved.length > 0 && !hadSome) setHadSome(true);
  return (
    hadSome && (
      <Suspense fallback={null}>
        <SavedSection saved={saved} />
      </Suspense>
    )
  );
}
