import type { ReactNode } from 'react';
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { SignInGate } from './accounts/sign-in-gate.tsx';
import { creditOf } from './content/partner.ts';
import frauncesFile from './fonts/fraunces-560.woff2?url';
import { ErrorPage } from './frame/error-page.tsx';
import { useFocusOnArrival } from './frame/focus-main.ts';
import { Footer, type FooterProps } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { PageStyle } from './frame/page-style.tsx';
import { originOf } from './origin.ts';
import { partnerContext } from './page-context.ts';
import { Toaster } from './ui/toaster.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const partner = context.get(partnerContext);
  return { origin: originOf(request), credit: creditOf(partner), partner: partner?.name };
}

/** Neither changes while a page is open. */
export const shouldRevalidate = () => false;

export const links = () => [
  { rel: 'preload', href: frauncesFile, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf4e8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1b1613" media="(prefers-color-scheme: dark)" />
        <Meta />
        <PageStyle />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Data) {
  useFocusOnArrival();
  return (
    <>
      <Frame {...loaderData}>
        <Outlet />
      </Frame>
      <SignInGate />
      <Toaster />
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Data & { readonly error: unknown }) {
  return (
    <Frame {...loaderData}>
      <ErrorPage error={error} />
    </Frame>
  );
}

/** Not there where the server itself could not say it. */
interface Data {
  readonly loaderData?: FooterProps;
}

function Frame({ children, ...footer }: FooterProps & { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-4 focus:z-80 focus:bg-sheet focus:p-3">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer {...footer} />
    </div>
  );
}
