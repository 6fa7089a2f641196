import type { Answer } from '#kitchen/recipe.ts';

interface InputReportsProps {
  readonly answer: Answer;
  /** Takes a corrected entry off the list and puts its text back into the field. */
  readonly onTakeBack: (typed: string) => void;
}

/** What became of what was typed, where there is something to say: nothing is dropped in silence. */
export function InputReports({ answer, onTakeBack }: InputReportsProps) {
  const told = answer.inputs.filter(({ status, reason }) => status !== 'recognised' || reason);
  const used = new Set(answer.recipes.flatMap(({ uses }) => uses));
  const unused = answer.recipes.length ? answer.inputs.filter(({ id, reason }) => id && !reason && !used.has(id)) : [];
  if (told.length + answer.notes.length + unused.length === 0) return null;
  return (
    <ul className="prose mt-4 grid gap-1 border-l-4 border-rule-strong pl-4 text-base!">
      {answer.notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {told.map(({ typed, status, reason, name }) => (
        <li key={typed}>
          <strong className="font-semibold">{typed}:</strong> {reason ?? (name ? `read as ${name}.` : status)}
          {status === 'corrected' && (
            <button type="button" className="text-button" onClick={() => onTakeBack(typed)} aria-label={`Not that: put ${typed} back to change it`}>
              Not that
            </button>
          )}
        </li>
      ))}
      {unused.length > 0 && <li className="text-ink-soft">Not used this time: {[...new Set(unused.map(({ name, typed }) => name ?? typed))].join(', ')}.</li>}
    </ul>
  );
}
