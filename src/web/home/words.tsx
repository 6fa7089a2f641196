import { Benefits } from './benefits.tsx';
import { Sponsors } from './sponsors.tsx';
import { Testimonials } from './testimonials.tsx';

/** What Home says below the kitchen. */
export default function Words() {
  return (
    <>
      <Benefits />
      <Testimonials />
      <Sponsors />
    </>
  );
}
