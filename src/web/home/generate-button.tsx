import { Button } from '../ui/button.tsx';

interface GenerateButtonProps {
  readonly count: number;
  readonly isAsking: boolean;
  readonly failure: string | null;
  readonly onGenerate: () => void;
}

/** Says beside it why it is off, and what went wrong last time. */
export function GenerateButton({ count, isAsking, failure, onGenerate }: GenerateButtonProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button size="large" disabled={count === 0 || isAsking} aria-describedby="generate-note" onClick={onGenerate}>
        {isAsking ? 'Generating...' : 'Generate Recipes'}
      </Button>
      <p id="generate-note" className="text-ink-soft">
        {count === 0 ? 'Add at least one ingredient first.' : `From ${count} ${count === 1 ? 'ingredient' : 'ingredients'}.`}
      </p>
      {failure && !isAsking && (
        <p className="w-full border-l-4 border-tomato pl-3">
          <strong className="font-semibold">Recipe Generation Failed.</strong> {failure}
        </p>
      )}
    </div>
  );
}
