import type { ButtonHTMLAttributes } from 'react';

const KINDS = {
  main: 'bg-saffron text-on-saffron border-saffron hover:bg-saffron-deep hover:border-saffron-deep',
  quiet: 'bg-sheet text-ink border-rule-strong hover:border-ink',
} as const;

const SIZES = { usual: 'min-h-11 px-4', large: 'min-h-14 px-8 text-lg' } as const;

interface ButtonLook {
  readonly kind?: keyof typeof KINDS;
  readonly size?: keyof typeof SIZES;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Does nothing now, but keeps the focus that `disabled` would take from whoever has just pressed it. */
  readonly isResting?: boolean;
}

const RESTING = 'cursor-not-allowed! border-rule! bg-transparent! text-ink-soft!';

export function Button({ kind, size, className, type = 'button', isResting, onClick, ...rest }: ButtonProps) {
  const look = `${buttonLook({ ...(kind && { kind }), ...(size && { size }) })} ${isResting ? RESTING : ''} ${className ?? ''}`;
  return <button type={type} className={look} {...(isResting ? { 'aria-disabled': true } : { onClick })} {...rest} />;
}

/** The same look for a link. */
export function buttonLook({ kind = 'main', size = 'usual' }: ButtonLook = {}): string {
  return `inline-flex items-center justify-center gap-2 rounded-md border font-semibold motion-safe:transition-colors disabled:cursor-not-allowed disabled:border-rule disabled:bg-transparent disabled:text-ink-soft ${KINDS[kind]} ${SIZES[size]}`;
}
