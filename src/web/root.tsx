import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { SignInGate } from './accounts/sign-in-gate.tsx';
import frauncesFile from './fonts/fraunces-560.woff2?url';
import { ErrorPage } from './frame/error-page.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { PageStyle } from './frame/page-style.tsx';
import { originOf } from './origin.ts';
import { Toaster } from './ui/toaster.tsx';

export function loader({ request }: { readonly request: Request }) {
  return { origin: originOf(request) };
}

/** The origin does not change while a page is open. */
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

export default function Root() {
  return (
    <>
      <Frame>
        <Outlet />
      </Frame>
      <SignInGate />
      <Toaster />
    </>
  );
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-4 focus:z-80 focus:bg-sheet focus:p-3">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
    </div>
  );
}
