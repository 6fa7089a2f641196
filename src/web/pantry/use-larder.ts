import { useState } from 'react';
import { type Larder, plainLarder } from './larder.ts';

let coming: Promise<Larder> | undefined;

/** The kitchen's names, fetched when first wanted; a plain larder until then, and where they cannot be had. */
export function useLarder(): { readonly larder: Larder; readonly wantLarder: () => Promise<Larder> } {
  const [larder, setLarder] = useState(plainLarder);
  const wantLarder = async () => {
    coming ??= import('./kitchen-larder.ts').then(({ fetchLarder }) => fetchLarder());
    try {
      const known = await coming;
      setLarder(known);
      return known;
    } catch {
      coming = undefined;
      return plainLarder;
    }
  };
  return { larder, wantLarder };
}
