import type { MetaFunction } from 'react-router';
import { pageMeta, placeOf } from '../page-meta.ts';
import { MessagePage } from './message-page.tsx';

/** Any other address: the page says so, and so does its status. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export const meta: MetaFunction = (args) => [
  ...pageMeta({ title: 'Page Not Found', description: 'There is nothing at this address.', keywords: 'page not found, nothing here' }, placeOf(args)),
  { name: 'robots', content: 'noindex' },
];

export function NotFound() {
  return <MessagePage title="Page Not Found" text="There is nothing at this address. The kitchen is where it always was." />;
}

export const ErrorBoundary = NotFound;

export default NotFound;
