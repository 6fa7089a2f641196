import { ChevronDown } from 'lucide-react';

export interface Choice<Value = number> {
  readonly value: Value | null;
  readonly label: string;
}

interface SelectFieldProps<Value> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

/** The browser's own select, for a choice of one thing or none. */
export function SelectField<Value>({ label, choices, value, onChange }: SelectFieldProps<Value>) {
  return (
    <label className="block min-w-0">
      <span className="text-sm text-ink-soft">{label}</span>
      <span className="relative block">
        <select
          className="field w-full appearance-none truncate pl-3 pr-7"
          value={String(value ?? '')}
          onChange={(event) => onChange(choices[event.target.selectedIndex]?.value ?? null)}
        >
          {choices.map((choice) => (
            <option key={choice.label} value={String(choice.value ?? '')}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" size={17} className="pointer-events-none absolute right-2 top-1/2 -translate-y-1/2 text-ink-soft" />
      </span>
    </label>
  );
}
