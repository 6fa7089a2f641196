import { ChevronDown } from 'lucide-react';
import { ORDERS, type Order } from './sort-recipes.ts';

interface SortControlProps {
  readonly order: Order;
  readonly onChange: (order: Order) => void;
}

export function SortControl({ order, onChange }: SortControlProps) {
  return (
    <label className="flex max-w-full flex-wrap items-center gap-2">
      <span className="text-ink-soft">Sort by</span>
      <span className="relative max-w-full">
        <select className="field w-full appearance-none truncate pr-9" value={order} onChange={(event) => onChange(event.target.value as Order)}>
          {ORDERS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={17} className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 text-ink-soft" />
      </span>
    </label>
  );
}
