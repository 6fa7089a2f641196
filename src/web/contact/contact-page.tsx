import type { MetaFunction } from 'react-router';
import { CONTACT_MAILBOX } from '../content/about.ts';
import { QUESTIONS, RESPONSE_TIME, SUPPORT_HOURS } from '../content/contact.ts';
import { pageMeta, placeOf } from '../page-meta.ts';
import { PageHead } from '../ui/page-head.tsx';
import { ContactForm } from './contact-form.tsx';

export const meta: MetaFunction = (args) =>
  pageMeta({ title: 'Contact', description: `Write to us: we answer ${RESPONSE_TIME}.`, keywords: 'contact, support, questions' }, placeOf(args));

export default function ContactPage() {
  return (
    <div className="page py-14 lg:py-20">
      <PageHead title="Write to us" lead="A dish that failed, a food we did not know, an idea: everything is read." />
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ContactForm />
        <aside aria-label="About our answers" className="grid content-start gap-8 lg:border-l lg:border-rule lg:pl-12">
          <dl className="grid gap-4">
            <div>
              <dt className="font-semibold">We answer</dt>
              <dd>{RESPONSE_TIME}</dd>
            </div>
            <div>
              <dt className="font-semibold">Support hours</dt>
              <dd>{SUPPORT_HOURS}</dd>
            </div>
            <div>
              <dt className="font-semibold">Email</dt>
              <dd>
                <a className="link inline-flex min-h-11 items-center" href={`mailto:${CONTACT_MAILBOX}`}>
                  {CONTACT_MAILBOX}
                </a>
              </dd>
            </div>
          </dl>
          <section aria-labelledby="questions">
            <h2 id="questions" className="text-2xl font-semibold">
              Often asked
            </h2>
            <dl className="mt-3 grid gap-4">
              {QUESTIONS.map(({ question, answer }) => (
                <div key={question}>
                  <dt className="font-semibold">{question}</dt>
                  <dd className="text-ink-soft">{answer}</dd>
                </div>
              ))}
            </dl>
          </section>
        </aside>
      </div>
    </div>
  );
}
