import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** What is wrong with it, read out with the field. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
}

/** A field with its label above and what is wrong below. */
export function FormField({ label, error, hint, required, ...input }: FormFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
        {!required && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      <input
        id={id}
        className="field w-full aria-invalid:border-tomato"
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        {...input}
      />
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? 'text-tomato' : 'text-sm text-ink-soft'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
