import { Clock, X } from 'lucide-react';
import { useRef } from 'react';
import { tagWords } from './part-amount.ts';

interface TagListProps {
  readonly list: readonly string[];
  readonly useFirst: readonly string[];
  readonly onToggleFirst: (entry: string) => void;
  readonly onRemove: (entry: string) => void;
  readonly onEmptied: () => void;
}

/** What is on the list. After a removal the focus goes to the neighbour, so that a keyboard never loses its place. */
export function TagList({ list, useFirst, onToggleFirst, onRemove, onEmptied }: TagListProps) {
  const tags = useRef<HTMLUListElement>(null);
  const remove = (entry: string, index: number) => {
    const removers = tags.current?.querySelectorAll<HTMLButtonElement>('[data-remove]');
    const next = removers?.[index + 1] ?? removers?.[index - 1];
    onRemove(entry);
    if (next) next.focus();
    else onEmptied();
  };
  return (
    <ul ref={tags} aria-label="Your ingredients" className="flex flex-wrap gap-2">
      {list.map((entry, index) => (
        <Tag key={entry} entry={entry} isFirst={useFirst.includes(entry)} onToggleFirst={() => onToggleFirst(entry)} onRemove={() => remove(entry, index)} />
      ))}
    </ul>
  );
}

interface TagProps {
  readonly entry: string;
  readonly isFirst: boolean;
  readonly onToggleFirst: () => void;
  readonly onRemove: () => void;
}

function Tag({ entry, isFirst, onToggleFirst, onRemove }: TagProps) {
  const { before, name, after } = tagWords(entry);
  return (
    <li
      className={`flex min-h-11 max-w-full flex-wrap items-center rounded-3xl border pl-4 ${isFirst ? 'border-saffron bg-saffron-wash' : 'border-rule-strong bg-sheet'}`}
    >
      <span className="min-w-0">
        {before && <span className="text-ink-soft tabular-nums">{before} </span>}
        {name}
        {after && <span className="text-ink-soft tabular-nums"> {after}</span>}
      </span>
      <button type="button" aria-pressed={isFirst} aria-label={`Use ${entry} first`} title="Use first" onClick={onToggleFirst} className="tag-button ml-1">
        <Clock aria-hidden="true" size={17} strokeWidth={isFirst ? 2.75 : 1.75} />
        {isFirst && <span className="pl-1 text-xs font-semibold">first</span>}
      </button>
      <button type="button" data-remove="" aria-label={`Remove ${entry}`} title="Remove" onClick={onRemove} className="tag-button -ml-1 rounded-r-full">
        <X aria-hidden="true" size={17} />
      </button>
    </li>
  );
}
