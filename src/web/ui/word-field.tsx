import { useId, useState } from 'react';
import { Button } from './button.tsx';

interface WordFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly onAdd: (words: readonly string[]) => void;
}

/** A field that hands over words, one or several at a time, and empties itself. */
export function WordField({ label, placeholder, onAdd }: WordFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const words = text
    .split(/[,;]/)
    .map((word) => word.trim().slice(0, 80))
    .filter(Boolean);
  const hand = () => {
    if (words.length === 0) return;
    onAdd(words);
    setText('');
  };
  return (
    <div>
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id={id}
          className="field min-w-0 flex-1"
          value={text}
          autoComplete="off"
          placeholder={placeholder}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            hand();
          }}
        />
        <Button kind="quiet" disabled={words.length === 0} onClick={hand} aria-label={`Add: ${label}`}>
          Add
        </Button>
      </div>
    </div>
  );
}
