import { EXAMPLE_KITCHEN } from '../content/common-foods.ts';

export function EmptyPantry({ onTry }: { readonly onTry: () => void }) {
  return (
    <div className="text-ink-soft">
      <p>
        Nothing here yet. For example: <span className="text-ink">{EXAMPLE_KITCHEN.join(', ')}</span>.
      </p>
      <button type="button" className="text-button -ml-2" onClick={onTry}>
        Try this example
      </button>
    </div>
  );
}
