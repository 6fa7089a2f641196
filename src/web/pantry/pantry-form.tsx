import type { RefObject } from 'react';
import { EXAMPLE_KITCHEN, EXAMPLE_USE_FIRST } from '../content/common-foods.ts';
import { EmptyPantry } from './empty-pantry.tsx';
import { IngredientInput } from './ingredient-input.tsx';
import type { Larder } from './larder.ts';
import { NoticeLine } from './notice-line.tsx';
import { QuickAdds } from './quick-adds.tsx';
import { TagList } from './tag-list.tsx';
import type { Pantry } from './use-pantry.ts';

interface PantryFormProps {
  readonly pantry: Pantry;
  readonly larder: Larder;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onWantLarder: () => void;
  readonly onCook: () => void;
}

/** The input, the list and what goes with them. */
export function PantryForm({ pantry, larder, input, text, onText, onWantLarder, onCook }: PantryFormProps) {
  const { list, useFirst } = pantry;
  const add = (entries: readonly string[]) => pantry.add(entries, larder).added.length > 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <IngredientInput
        ref={input}
        text={text}
        onText={onText}
        list={list}
        larder={larder}
        onWantLarder={onWantLarder}
        onAdd={add}
        onRemoveLast={() => list.length > 0 && pantry.remove(list.at(-1) as string)}
        onCook={onCook}
      />
      <div className="min-h-24">
        {list.length === 0 ? (
          <EmptyPantry onTry={() => pantry.add(EXAMPLE_KITCHEN, larder, EXAMPLE_USE_FIRST)} />
        ) : (
          <TagList list={list} useFirst={useFirst} onToggleFirst={pantry.toggleFirst} onRemove={pantry.remove} onEmptied={() => input.current?.focus()} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <NoticeLine notice={pantry.notice} />
          {list.length > 0 && (
            <button type="button" className="text-button -mx-2" onClick={pantry.clear}>
              Clear all
            </button>
          )}
        </div>
      </div>
      <QuickAdds list={list} larder={larder} onAdd={(food) => pantry.add([food], larder)} />
    </div>
  );
}
