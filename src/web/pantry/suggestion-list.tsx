import type { Suggested } from './larder.ts';
import type { useCombobox } from './use-combobox.ts';

interface SuggestionListProps {
  readonly combobox: ReturnType<typeof useCombobox>;
  readonly suggestions: readonly Suggested[];
  readonly onPick: (index: number) => void;
}

export function SuggestionList({ combobox, suggestions, onPick }: SuggestionListProps) {
  const { isOpen, active, listId, optionId } = combobox;
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}. Arrow keys choose, Enter adds.`}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-rule-strong bg-sheet shadow-lg"
      >
        {suggestions.map(({ name, matched }, index) => (
          // The field keeps the focus and names the active option, so options take none; pointerdown would take it away.
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the combobox's
          <div
            key={name}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 aria-selected:bg-saffron aria-selected:text-on-saffron [&:not([aria-selected=true])]:hover:bg-paper"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(index)}
          >
            <span>{name}</span>
            {matched && <span className="text-sm italic opacity-80">{matched}</span>}
          </div>
        ))}
      </div>
    </>
  );
}
