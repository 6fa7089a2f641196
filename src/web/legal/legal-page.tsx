import type { ReactNode } from 'react';
import type { LegalText } from '../content/legal.ts';
import { PageHead } from '../ui/page-head.tsx';

const asDay = (day: string) => new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });

/** What every legal page's loader tells: today, by the server's clock. */
export const today = () => ({ today: new Date().toISOString().slice(0, 10) });

interface LegalPageProps {
  readonly text: Omit<LegalText, 'sections'> & { readonly sections: readonly (LegalText['sections'][number] & { readonly choice?: ReactNode })[] };
  readonly today: string;
}

/** A text to be held to: when it was last looked at, and from when it holds. */
export function LegalPage({ text, today: day }: LegalPageProps) {
  return (
    <article className="page py-14 lg:py-20">
      <PageHead title={text.title} lead={text.lead} />
      <p className="mt-4 text-ink-soft">
        Last updated: <time dateTime={day}>{asDay(day)}</time>. This text holds from <time dateTime={text.since}>{asDay(text.since)}</time>.
      </p>
      {text.sections.map(({ heading, paragraphs, choice }) => (
        <section key={heading} className="prose mt-10 grid gap-3">
          <h2 className="text-2xl font-semibold">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {choice}
        </section>
      ))}
    </article>
  );
}
