import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in what the server sent and until the page's scripts run: a form sent before would reload the page and lose what was typed. */
export function useIsAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
