import { TESTIMONIALS, TESTIMONIALS_NOTE } from '../content/testimonials.ts';

export function Testimonials() {
  return (
    <section className="page pt-20 lg:pt-28" aria-labelledby="testimonials-heading">
      <h2 id="testimonials-heading" className="heading">
        From other kitchens
      </h2>
      <ul className="mt-8 grid gap-10 md:grid-cols-2 lg:gap-16">
        {TESTIMONIALS.map(({ words, name, about }) => (
          <li key={name}>
            <figure>
              <blockquote className="border-l-4 border-saffron pl-6">
                <p className="font-display text-xl leading-relaxed lg:text-2xl lg:leading-relaxed">“{words}”</p>
              </blockquote>
              <figcaption className="mt-3 pl-7 text-ink-soft">
                {name}, {about}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-soft">{TESTIMONIALS_NOTE}</p>
    </section>
  );
}
