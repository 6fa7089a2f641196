import { isRouteErrorResponse } from 'react-router';
import { MessagePage } from './message-page.tsx';

/** When a page cannot be shown. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <MessagePage title="Page Not Found" text="There is nothing at this address." />;
  return <MessagePage title="Something Went Wrong" text="This page could not be shown. Your list of ingredients is kept; please try again in a moment." />;
}
