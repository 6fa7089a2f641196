import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface CheckChipProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox that looks like a chip; the tick, not only the colour, says that it is on. */
export function CheckChip({ checked, onChange, children }: CheckChipProps) {
  return (
    <label className="check-chip">
      <input type="checkbox" className="sr-only" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {checked && <Check aria-hidden="true" size={15} strokeWidth={2.5} />}
      {children}
    </label>
  );
}
