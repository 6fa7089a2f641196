import { useEffect } from 'react';
import { BRAND } from './brand.ts';

/** The title of a page whose name is known only once something has been fetched. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} | ${BRAND}`;
  }, [title]);
}
