import { NO_WISHES, savedWishes } from '../pantry/wishes.ts';
import { useStored } from '../stored.ts';

/** Why there is nothing stands in the notes above; here, the nearest way out. */
export function NoResults() {
  const wishes = useStored(savedWishes);
  const isWishing = JSON.stringify(wishes) !== JSON.stringify(NO_WISHES);
  return (
    <div className="prose mt-6">
      <p className="font-display text-2xl">Nothing we would put our name to, this time.</p>
      <p className="mt-2">Two or three more things change that: an egg, an onion, some pasta, a tin of beans.</p>
      {isWishing && (
        <button type="button" className="text-button -ml-2 mt-2" onClick={() => savedWishes.set(NO_WISHES)}>
          Drop all wishes
        </button>
      )}
    </div>
  );
}
