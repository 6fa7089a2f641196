import { useStored } from '../stored.ts';
import { houseOnly } from './keep-in-the-house.ts';

/** The choice to let nobody but the house cook, for this browser. */
export default function HouseOnly() {
  const isOn = useStored(houseOnly);
  return (
    <label className="mt-4 flex min-h-11 w-fit cursor-pointer items-center gap-3">
      <input type="checkbox" className="size-5 accent-saffron-ink" checked={isOn} onChange={(event) => houseOnly.set(event.target.checked)} />
      Keep my list in the house
    </label>
  );
}
