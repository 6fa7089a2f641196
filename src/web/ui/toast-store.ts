export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly text?: string | undefined;
  readonly isError: boolean;
  readonly durationMs: number;
}

type ToastWords = Pick<Toast, 'title' | 'text'> & Partial<Pick<Toast, 'isError' | 'durationMs'>>;

let current: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a toast in the place of whichever is shown: there is one at a time. */
export function showToast({ isError = false, durationMs = 5000, ...words }: ToastWords): void {
  current = { ...words, id: nextId++, isError, durationMs };
  tell();
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  tell();
}

export const toastNow = () => current;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
