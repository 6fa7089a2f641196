import { ChevronDown } from 'lucide-react';

export interface Choice {
  readonly value: number | null;
  readonly label: string;
}

interface SelectFieldProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** The browser's own select, for a choice of numbers or none. */
export function SelectField({ label, choices, value, onChange }: SelectFieldProps) {
  return (
    <label className="block min-w-0">
      <span className="text-sm text-ink-soft">{label}</span>
      <span className="relative block">
        <select
          className="field w-full appearance-none truncate pl-3 pr-7"
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        >
          {choices.map((choice) => (
            <option key={choice.label} value={choice.value ?? ''}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={17} className="pointer-events-none absolute right-2 top-1/2 -translate-y-1/2 text-ink-soft" />
      </span>
    </label>
  );
}
