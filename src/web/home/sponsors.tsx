import { SPONSORS, SPONSORS_DISCLAIMER } from '../content/sponsors.ts';

export function Sponsors() {
  return (
    <section className="page py-20 lg:py-28" aria-labelledby="sponsors-heading">
      <div className="rounded-lg bg-ground p-6 sm:p-8">
        <h2 id="sponsors-heading" className="text-xl font-semibold">
          Sponsored
        </h2>
        <ul className="mt-4 grid gap-4 md:grid-cols-2">
          {SPONSORS.map(({ name, text, link, action }) => (
            <li key={name} className="rounded-md bg-paper p-5">
              <h3 className="text-xl font-semibold">{name}</h3>
              <p className="mt-1">{text}</p>
              <a href={link} target="_blank" rel="sponsored noopener" className="text-button -ml-2 mt-1">
                {action}
                <span className="sr-only"> (sponsor, opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-ink-soft">{SPONSORS_DISCLAIMER}</p>
      </div>
    </section>
  );
}
