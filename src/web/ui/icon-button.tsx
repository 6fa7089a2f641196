import { Tooltip } from 'radix-ui';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its name for those who hear it. */
  readonly label: string;
  /** Shown to those who point at it or reach it by keyboard. */
  readonly tip: string;
  readonly children: ReactNode;
}

/** Around all the icon buttons of a place: the first tells after a moment what it does, the next at once. */
export function IconButtons({ children }: { readonly children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Tooltip.Provider>
  );
}

/** A button that is only an icon; what it does is told after a moment. */
export function IconButton({ label, tip, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>
        <button
          type="button"
          aria-label={label}
          className="grid size-11 shrink-0 place-items-center rounded-md border border-rule-strong bg-sheet hover:border-ink disabled:text-ink-soft"
          {...rest}
        >
          {children}
        </button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content sideOffset={6} className="z-50 rounded-md bg-ink px-3 py-1.5 text-sm text-paper">
          {tip}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
