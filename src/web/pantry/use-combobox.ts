import { type KeyboardEvent, useId, useState } from 'react';

interface ComboboxOptions {
  readonly count: number;
  readonly onPick: (index: number) => void;
  /** Enter with nothing picked. */
  readonly onEnter: () => void;
}

/** The ARIA combobox pattern with a listbox: arrows and Enter pick, Escape closes, Tab moves on. */
export function useCombobox({ count, onPick, onEnter }: ComboboxOptions) {
  const listId = useId();
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && count > 0;
  const optionId = (index: number) => `${listId}-${index}`;
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  const move = (to: number) => {
    setWanted(true);
    setActive(to);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && count > 0) move(active + 1 >= count ? 0 : active + 1);
    else if (event.key === 'ArrowUp' && count > 0) move(active <= 0 ? count - 1 : active - 1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter') {
      if (isOpen && active >= 0 && active < count) onPick(active);
      else onEnter();
    } else return;
    event.preventDefault();
  };

  return {
    isOpen,
    active,
    listId,
    optionId,
    close,
    open: () => move(-1),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
      onBlur: close,
    },
  } as const;
}
