import type { GenerateAnswer } from '#contract/recipes.ts';
import { Button } from '../ui/button.tsx';
import { sayMoney } from './say-money.ts';

interface UnlockLineProps {
  readonly unlock: NonNullable<GenerateAnswer['unlock']>;
  readonly onAdd: (entry: string) => void;
}

/** Buy one, unlock more: what to put on the shopping list for the sake of choice. */
export function UnlockLine({ unlock: { name, price, entry, dishes, titles }, onAdd }: UnlockLineProps) {
  return (
    <aside aria-label="Buy one, unlock more" className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-4 border-herb pl-5">
      <p className="max-w-prose grow basis-80">
        Buy {name}
        {price !== null && ` (${sayMoney(price)})`}, and {dishes} more dishes open with nothing else to buy: {titles.join(' · ')}.
      </p>
      <Button kind="quiet" onClick={() => onAdd(entry)}>
        Add {name} to the list
      </Button>
    </aside>
  );
}
