import { Minus, Plus } from 'lucide-react';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, value, least, most, onChange }: StepperProps) {
  return (
    <fieldset className="inline-flex min-w-0 items-center rounded-full border border-rule-strong">
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        className="tag-button rounded-full disabled:opacity-40"
        aria-label={`Fewer ${label}`}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" size={17} />
      </button>
      <output aria-live="polite" className="min-w-[min(6rem,30vw)] text-center font-semibold tabular-nums">
        {value} {value === 1 ? label.replace(/s$/, '') : label}
      </output>
      <button
        type="button"
        className="tag-button rounded-full disabled:opacity-40"
        aria-label={`More ${label}`}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" size={17} />
      </button>
    </fieldset>
  );
}
