import { type Relaxed, relaxWishes } from '../pantry/relax-wishes.ts';
import { savedWishes } from '../pantry/wishes.ts';
import { useStored } from '../stored.ts';
import { Button } from '../ui/button.tsx';

/** The nearest ways to more recipes: each changes one wish and asks again. */
export function RelaxButtons({ onCookAgain }: { readonly onCookAgain: () => void }) {
  const ways = relaxWishes(useStored(savedWishes));
  const take = ({ wishes }: Relaxed) => {
    savedWishes.set(wishes);
    onCookAgain();
  };
  return (
    ways.length > 0 && (
      <fieldset className="mt-6">
        <legend className="text-ink-soft">For more recipes</legend>
        <div className="mt-2 flex flex-wrap gap-3">
          {ways.map((way) => (
            <Button key={way.label} kind="quiet" onClick={() => take(way)}>
              {way.label}
            </Button>
          ))}
        </div>
      </fieldset>
    )
  );
}
