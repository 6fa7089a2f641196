import { ALLERGENS, DIETS, EQUIPMENT } from '#kitchen/recipe.ts';
import { useStored } from '../stored.ts';
import { CheckChip } from '../ui/check-chip.tsx';
import { Fold } from '../ui/fold.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { WordField } from '../ui/word-field.tsx';
import { AIM_CHOICES, allergenName, dietName, KINDS_OF_DISH, SERVINGS, SPICE, TIMES, TO_BUY } from './wish-choices.ts';
import { isOwnAllergy, NO_WISHES, type SavedWishes, savedWishes } from './wishes.ts';

/** Everything that may be asked for beside the ingredients; kept in this browser. */
export function WishesPanel() {
  const wishes = useStored(savedWishes);
  const wish = (part: Partial<SavedWishes>) => savedWishes.set({ ...wishes, ...part });
  const own = wishes.allergies.filter(isOwnAllergy);
  const allergens = ALLERGENS.filter((allergen) => wishes.allergies.includes(allergen));

  return (
    <div>
      <div className="grid grid-cols-2 gap-3 pb-4">
        <SelectField label="Cook for" choices={SERVINGS} value={wishes.servings} onChange={(servings) => wish({ servings })} />
        <SelectField label="Ready in" choices={TIMES} value={wishes.maxMinutes} onChange={(maxMinutes) => wish({ maxMinutes })} />
        <SelectField label="Buy at most" choices={TO_BUY} value={wishes.maxToBuy} onChange={(maxToBuy) => wish({ maxToBuy })} />
        <SelectField label="Kind of dish" choices={KINDS_OF_DISH} value={wishes.sort} onChange={(sort) => wish({ sort })} />
        <SelectField label="Prefer" choices={AIM_CHOICES} value={wishes.aim} onChange={(aim) => wish({ aim })} />
        <SelectField label="Spice" choices={SPICE} value={wishes.spice} onChange={(spice) => wish({ spice })} />
      </div>
      <Fold title="Diet" summary={wishes.diet.map(dietName).join(', ') || 'Anything'}>
        <Chips of={DIETS} nameOf={dietName} chosen={wishes.diet} onChange={(diet) => wish({ diet })} />
      </Fold>
      <Fold title="Allergies" summary={[...allergens.map(allergenName), ...own].join(', ') || 'None'}>
        <Chips of={ALLERGENS} nameOf={allergenName} chosen={allergens} onChange={(next) => wish({ allergies: [...next, ...own] })} />
        <Words words={own} onChange={(next) => wish({ allergies: [...allergens, ...next] })} />
        <WordField label="Another allergy" placeholder="kiwi" onAdd={(words) => wish({ allergies: [...new Set([...wishes.allergies, ...words])] })} />
        <p className="text-sm text-ink-soft">We leave out what we know contains it. Labels change: always read them.</p>
      </Fold>
      <Fold title="Dislikes" summary={wishes.dislikes.join(', ') || 'None'}>
        <Words words={wishes.dislikes} onChange={(dislikes) => wish({ dislikes })} />
        <WordField label="Leave out" placeholder="olives" onAdd={(words) => wish({ dislikes: [...new Set([...wishes.dislikes, ...words])] })} />
      </Fold>
      <Fold title="Equipment" summary={wishes.equipment.join(', ') || 'No cooking'}>
        <Chips of={EQUIPMENT} chosen={wishes.equipment} onChange={(equipment) => wish({ equipment })} />
      </Fold>
      {JSON.stringify(wishes) !== JSON.stringify(NO_WISHES) && (
        <button type="button" className="text-button -ml-2" onClick={() => savedWishes.set(NO_WISHES)}>
          Reset wishes
        </button>
      )}
    </div>
  );
}

interface ChipsProps<One extends string> {
  readonly of: readonly One[];
  readonly nameOf?: (one: One) => string;
  readonly chosen: readonly One[];
  readonly onChange: (chosen: readonly One[]) => void;
}

function Chips<One extends string>({ of, nameOf = (one) => one, chosen, onChange }: ChipsProps<One>) {
  return (
    <div className="flex flex-wrap gap-2">
      {of.map((one) => (
        <CheckChip key={one} checked={chosen.includes(one)} onChange={(isOn) => onChange(isOn ? [...chosen, one] : chosen.filter((other) => other !== one))}>
          {nameOf(one)}
        </CheckChip>
      ))}
    </div>
  );
}

/** Words of the visitor's own: switched off, they are gone. */
function Words({ words, onChange }: { readonly words: readonly string[]; readonly onChange: (words: readonly string[]) => void }) {
  if (words.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {words.map((word) => (
        <CheckChip key={word} checked onChange={() => onChange(words.filter((other) => other !== word))}>
          {word}
        </CheckChip>
      ))}
    </div>
  );
}
