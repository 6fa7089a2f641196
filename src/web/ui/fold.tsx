import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  readonly title: string;
  /** What is set inside, so that it can be read while closed. */
  readonly summary: string;
  readonly children: ReactNode;
}

export function Fold({ title, summary, children }: FoldProps) {
  return (
    <details className="group border-t border-rule">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{title}</span>
        <span className="min-w-0 flex-1 text-right text-sm text-ink-soft">{summary}</span>
        <ChevronDown aria-hidden="true" size={17} className="shrink-0 text-ink-soft motion-safe:transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-3 pb-4">{children}</div>
    </details>
  );
}
