import { Plus } from 'lucide-react';
import { QUICK_ADDS } from '../content/common-foods.ts';
import type { Larder } from './larder.ts';

interface QuickAddsProps {
  readonly list: readonly string[];
  readonly larder: Larder;
  readonly onAdd: (entry: string) => void;
}

/** One touch for what most kitchens have. Those on the list stay in their place, switched off, so that none moves under the finger. */
export function QuickAdds({ list, larder, onAdd }: QuickAddsProps) {
  const chosen = new Set(list.map(larder.meaning));
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm text-ink-soft">Often at hand</legend>
      <ul className="mt-1 flex flex-wrap gap-x-2 gap-y-1">
        {QUICK_ADDS.map((food) => (
          <li key={food}>
            <button type="button" className="chip-button" disabled={chosen.has(larder.meaning(food))} aria-label={`Add ${food}`} onClick={() => onAdd(food)}>
              <Plus aria-hidden="true" size={14} />
              {food}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
