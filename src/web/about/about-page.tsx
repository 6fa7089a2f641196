import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { BRAND } from '../brand.ts';
import { APPROACH, CONTACT_MAILBOX, HOW_IT_WORKS, MISSION } from '../content/about.ts';
import { aboutPartner } from '../content/partner.ts';
import { partnerContext } from '../page-context.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { PageHead } from '../ui/page-head.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => ({ partner: aboutPartner(context.get(partnerContext)) });

export const meta: MetaFunction = (args) =>
  pageMeta(
    {
      title: 'About',
      description: `Why ${BRAND} starts with what is in your kitchen, how it works in three steps, and how its recipes are made.`,
      keywords: 'about, food waste, flexible recipes, home cooking',
    },
    placeOf(args),
  );

export default function AboutPage() {
  const { partner } = useLoaderData<typeof loader>();
  return (
    <article className="page py-14 lg:py-20">
      <PageHead title="Cooking that starts from the fridge" />
      <section className="prose mt-10 grid gap-4" aria-labelledby="mission">
        <h2 id="mission" className="heading">
          Our mission
        </h2>
        <Paragraphs texts={MISSION} />
      </section>
      <section className="mt-14" aria-labelledby="how">
        <h2 id="how" className="heading">
          How it works
        </h2>
        <ol className="mt-6 grid gap-8 md:grid-cols-3">
          {HOW_IT_WORKS.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <span aria-hidden="true" className="font-display text-5xl font-semibold text-saffron-ink">
                {index + 1}
              </span>
              <h3 className="mt-2 text-2xl font-semibold">{title}</h3>
              <p className="mt-2 max-w-[42ch]">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="prose mt-14 grid gap-4" aria-labelledby="approach">
        <h2 id="approach" className="heading">
          Our approach
        </h2>
        <Paragraphs texts={APPROACH} />
        <Paragraphs texts={partner} />
      </section>
      <section className="prose mt-14" aria-labelledby="contact">
        <h2 id="contact" className="heading">
          Write to us
        </h2>
        <p className="mt-4">
          A dish that failed, a food we did not know, an idea:{' '}
          <a className="link" href={`mailto:${CONTACT_MAILBOX}`}>
            {CONTACT_MAILBOX}
          </a>
        </p>
      </section>
    </article>
  );
}

function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
