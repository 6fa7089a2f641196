import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { Larder } from './larder.ts';
import { partAmount } from './part-amount.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';

interface IngredientInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly list: readonly string[];
  readonly larder: Larder;
  readonly onWantLarder: () => void;
  /** True when at least one was added, so that the field can be emptied. */
  readonly onAdd: (entries: readonly string[]) => boolean;
  readonly onRemoveLast: () => void;
  /** Enter on an empty field. */
  readonly onCook: () => void;
}

export function IngredientInput({ ref, text, onText, list, larder, onWantLarder, onAdd, onRemoveLast, onCook }: IngredientInputProps) {
  const inputId = useId();
  const hintId = useId();
  const [isAsking, setAsking] = useState(false);
  const chosen = new Set(list.map(larder.meaning));
  const { amount, name } = partAmount(text);
  const suggestions = isAsking ? larder.suggest(name).filter((one) => !chosen.has(larder.meaning(one.name))) : [];
  const isBlank = text.trim() === '';
  const isDuplicate = !isBlank && chosen.has(larder.meaning(text.trim()));

  const submit = (entries: readonly string[]) => {
    if (onAdd(entries)) onText('');
    setAsking(false);
  };
  const pick = (index: number) => {
    const picked = suggestions[index];
    if (picked) submit([`${amount} ${picked.name}`.trim()]);
  };
  const combobox = useCombobox({ count: suggestions.length, onPick: pick, onEnter: () => (isBlank ? onCook() : submit(larder.split(text))) });

  const onChange = (value: string) => {
    onWantLarder();
    // A comma after a digit may be a decimal one, until something else follows.
    const parted = /^(.*(?:[;\n]|[^\d\s]\s*,|,\s))(.*)$/s.exec(value);
    const entries = parted ? larder.split(parted[1] ?? '') : [];
    if (entries.length && onAdd(entries)) onText((parted?.[2] ?? '').trimStart());
    else onText(parted && entries.length === 0 ? (parted[2] ?? '') : value);
    setAsking(value.trim() !== '');
    combobox.open();
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\n\r]/.test(pasted)) return;
    event.preventDefault();
    submit(larder.split(isBlank ? pasted : `${text} ${pasted}`));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '') onRemoveLast();
    else combobox.inputProps.onKeyDown(event);
  };

  return (
    <div>
      <label htmlFor={inputId} className="font-semibold">
        Add what you have
      </label>
      <p id={hintId} className="text-sm text-ink-soft">
        One at a time, or paste a whole list. Amounts are welcome: 500 g mince.
      </p>
      <div className="relative mt-2 flex gap-2">
        <input
          {...combobox.inputProps}
          ref={ref}
          id={inputId}
          aria-describedby={hintId}
          className="field min-w-0 flex-1 text-lg"
          value={text}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="enter"
          placeholder="eggs, half a cabbage…"
          onChange={(event) => onChange(event.target.value)}
          onFocus={onWantLarder}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        <Button kind="quiet" disabled={isBlank || isDuplicate} onClick={() => submit(larder.split(text))}>
          <Plus aria-hidden="true" size={18} />
          Add
        </Button>
        <SuggestionList combobox={combobox} suggestions={suggestions} onPick={pick} />
      </div>
      {isDuplicate && <p className="mt-1 text-sm text-ink-soft">That is on your list already.</p>}
    </div>
  );
}
