import { relaxWishes } from '../pantry/relax-wishes.ts';
import { savedWishes } from '../pantry/wishes.ts';
import { useStored } from '../stored.ts';
import { Button } from '../ui/button.tsx';

/** Why there is nothing stands in the notes above; here, the nearest ways out. */
export function NoResults({ onCookAgain }: { readonly onCookAgain: () => void }) {
  const ways = relaxWishes(useStored(savedWishes));
  return (
    <div className="prose mt-6">
      <p className="font-display text-2xl">Nothing we would put our name to, this time.</p>
      <p className="mt-2">Two or three more things change that: an egg, an onion, some pasta, a tin of beans.</p>
      {ways.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {ways.map(({ label, wishes }) => (
            <Button
              key={label}
              kind="quiet"
              onClick={() => {
                savedWishes.set(wishes);
                onCookAgain();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
