import { BRAND } from '../brand.ts';
import { MessagePage } from './message-page.tsx';

/** Any other address: the page says so, and so does its status. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export const meta = () => [{ title: `Page Not Found | ${BRAND}` }, { name: 'robots', content: 'noindex' }];

export function NotFound() {
  return <MessagePage title="Page Not Found" text="There is nothing at this address. The kitchen is where it always was." />;
}

export const ErrorBoundary = NotFound;

export default NotFound;
