// Before any schema is made.
import '#platform/web/page/no-eval.ts';
// Before any sheet: it says in which order the layers win.
import '#ui/theme/theme.css';
import '#ui/theme/fonts.css';
import '#ui/theme/base.css';
import '#ui/theme/parts.css';
import interLatin from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?url';
import { type ReactNode, useContext, useEffect } from 'react';
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { ErrorPage } from '#app/shell/error-page/error-page.tsx';
import { PageIdentity } from '#app/shell/error-page/page-identity.tsx';
import { ServedScript } from '#app/shell/served-script.tsx';
import { Shell } from '#app/shell/shell.tsx';
import { announceHydrated, keepEarlyActions } from '#platform/web/page/late-scripts.ts';
import { readServed, ServedContext, servedMeta } from '#platform/web/page/served.ts';
import {
  admits,
  hasReturnToScript,
  isSignedInScript,
  keepReturnToScript,
  readSession,
  requireRole,
} from '#platform/web/session/session.ts';
import { toastInfo } from '#ui/mark/toast.ts';
import { schemeScript, servedScheme, useSchemeOnPage } from '#ui/theme/color-scheme.ts';
import { useServedPart } from '#ui/use-hydrated.ts';
import type { Route } from './+types/root.ts';
import { accessTo } from './page-table.ts';

export const links: LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'alternate', href: '/feed.xml', type: 'application/atom+xml', title: 'Dosebridge Blog' },
];

/** What only the browser knows, and the first paint already needs; it has run before the browser's own copy of this would be there. */
const beforePaint = import.meta.env.SSR
  ? `(function(d){try{${schemeScript};if(${isSignedInScript})d.setAttribute('data-session',localStorage.getItem('role'));if(${hasReturnToScript})d.setAttribute('data-wanted','')}catch(e){}})(document.documentElement);${keepReturnToScript};${keepEarlyActions}`
  : '';

/** The guard of every page, before any loader runs: who may open what stands in the page table. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, pattern }) => {
    const access = accessTo(pattern);
    if (access === 'public') return;
    const session = readSession();
    // Without a word, the click that led here would seem to have done nothing.
    if (session && !admits(access, session.role)) toastInfo('Your account does not open this page');
    const { role, token } = requireRole(request, access);
    if (role !== 'admin' && !readServed().secondFactorNeeded) return;
    const { requireSecondFactor } = await import('#platform/web/session/second-factor-duty.ts');
    await requireSecondFactor(request, pattern, token);
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const served = useContext(ServedContext);
  const { nonce } = served;
  // After an error the page is made anew, and its scripts have done their work.
  const isServed = useServedPart();
  useSchemeOnPage();
  useEffect(announceHydrated, []);
  return (
    <html lang="en" {...servedScheme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <meta {...servedMeta(served)} />
        <ServedScript code={beforePaint} />
        <Meta />
        <PageIdentity />
        <Links nonce={nonce} />
      </head>
      <body>
        <Shell>{children}</Shell>
        {isServed ? <ScrollRestoration nonce={nonce} /> : <KeptScroll />}
        {isServed && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

/** What ScrollRestoration does once its script has run. */
function KeptScroll() {
  useScrollRestoration();
  return null;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
