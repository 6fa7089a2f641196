import { STAPLES } from '../content/staples.ts';
import { useStored } from '../stored.ts';
import { CheckChip } from '../ui/check-chip.tsx';
import { Fold } from '../ui/fold.tsx';
import { WordField } from '../ui/word-field.tsx';
import { staplesList } from './pantry-list.ts';

/** What is taken to be in the house: all on to begin with, each can be switched off, others put beside them. */
export function StaplesPanel() {
  const changed = useStored(staplesList);
  const staples = changed ?? STAPLES;
  const shown = [...new Set<string>([...STAPLES, ...staples])];
  const toggle = (staple: string, isOn: boolean) => staplesList.set(isOn ? [...staples, staple] : staples.filter((other) => other !== staple));
  return (
    <Fold title="Always in the house" summary={`${staples.length} things`}>
      <p className="text-sm text-ink-soft">Counted as there without being typed. Switch off what has run out.</p>
      <div className="flex flex-wrap gap-2">
        {shown.map((staple) => (
          <CheckChip key={staple} checked={staples.includes(staple)} onChange={(isOn) => toggle(staple, isOn)}>
            {staple}
          </CheckChip>
        ))}
      </div>
      <WordField label="Another staple" placeholder="soy sauce" onAdd={(words) => staplesList.set([...new Set([...staples, ...words])].slice(0, 50))} />
      {changed && (
        <button type="button" className="text-button -ml-2 justify-self-start" onClick={() => staplesList.set(null)}>
          Reset staples
        </button>
      )}
    </Fold>
  );
}
