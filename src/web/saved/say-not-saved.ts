import { showToast } from '../ui/toast-store.ts';

export function sayNotSaved(): void {
  showToast({ title: 'Failed to Save Recipe', text: 'This browser has no room for it, or keeps nothing for us. Printing still works.', isError: true });
}
