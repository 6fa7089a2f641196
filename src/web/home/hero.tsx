import { Button } from '../ui/button.tsx';
import { HeroTable } from './hero-table.tsx';

export function Hero() {
  return (
    <section className="overflow-hidden border-b border-rule">
      <div className="page relative grid items-center gap-8 py-12 md:grid-cols-[1.1fr_1fr] lg:min-h-[34rem] lg:py-16">
        <div>
          <h1 className="font-display text-[clamp(min(2.5rem,15vw),1.6rem+4.2vw,4.75rem)] leading-[1.02] font-semibold tracking-tight">
            Dinner is already in&nbsp;your kitchen.
          </h1>
          <p className="mt-5 max-w-[34ch] text-xl text-ink-soft">
            Say what you have. Pinch answers with several recipes at once, what little to buy for each, and one gourmet touch.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button size="large" onClick={goToForm}>
              Get Started
            </Button>
            <span className="text-ink-soft">Free, no account needed.</span>
          </div>
        </div>
        <HeroTable />
      </div>
    </section>
  );
}

/** To the form; where a keyboard is at hand, into its field. */
function goToForm() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const form = document.getElementById('ingredients');
  form?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  if (window.matchMedia('(pointer: fine)').matches) form?.querySelector('input')?.focus({ preventScroll: true });
}
