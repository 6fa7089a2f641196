import { useSyncExternalStore } from 'react';

/** A value that this browser keeps for the visitor; where it cannot (private mode, full, corrupt), memory does. */
export interface Stored<T> {
  readonly get: () => T;
  /** False when only memory has it. */
  readonly set: (value: T) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly empty: T;
}

/** `read` tells from what was found under the key, parsed from JSON, what can be used; null when nothing can. */
export function stored<T>(key: string, empty: T, read: (found: unknown) => T | null): Stored<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    value = undefined;
    tell();
  };
  return {
    empty,
    get: () => (value ??= load(key, empty, read)),
    set: (next) => {
      value = next;
      const isKept = save(key, next);
      tell();
      return isKept;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
      };
    },
  };
}

export function useStored<T>(store: Stored<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.empty);
}

function load<T>(key: string, empty: T, read: (found: unknown) => T | null): T {
  try {
    const text = window.localStorage.getItem(key);
    return text === null ? empty : (read(JSON.parse(text)) ?? empty);
  } catch {
    return empty;
  }
}

function save(key: string, value: unknown): boolean {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
