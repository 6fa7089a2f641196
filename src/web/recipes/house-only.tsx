import type { ReactNode } from 'react';
import { type Stored, useStored } from '../stored.ts';
import { useIsAwake } from '../use-is-awake.ts';
import { houseOnly, tellHealth } from './keep-in-the-house.ts';

/** What a visitor lets a partner have, for this browser: nothing at all; diets and allergies too. */
export default function HouseOnly() {
  const isAlone = useStored(houseOnly);
  return (
    <div className="mt-4 grid gap-1">
      <Choice store={houseOnly}>Keep my list in the house: our own kitchen cooks alone</Choice>
      {!isAlone && <Choice store={tellHealth}>Let others who cook here know my diets and allergies</Choice>}
    </div>
  );
}

function Choice({ store, children }: { readonly store: Stored<boolean>; readonly children: ReactNode }) {
  const isOn = useStored(store);
  // A tick before the page is awake would be seen and not kept.
  const isAwake = useIsAwake();
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-saffron-ink"
        checked={isOn}
        disabled={!isAwake}
        onChange={(event) => store.set(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
