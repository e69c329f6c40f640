import { type ReactNode, useContext } from 'react';
import { useMatches } from 'react-router';
import { accessTo } from '#page-table.ts';
import { ServedContext } from '#platform/web/page/served.ts';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { SessionWatch } from './session-watch.tsx';
import classes from './shell.module.css';
import { Progress } from './toasts/progress.tsx';
import { ToastHost } from './toasts/toast-host.tsx';
import { useAddressedPart } from './use-addressed-part.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

/** What surrounds every page: skip link, demo banner, header, footer, toasts. */
export function Shell({ children }: { children: ReactNode }) {
  useHeadingFocus();
  useAddressedPart();
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <div className={classes.frame}>
        <DemoBanner />
        <Header />
        <main id="main" className={classes.main} tabIndex={-1}>
          <WithoutScript />
          {children}
        </main>
        <Footer />
      </div>
      <Progress />
      <SessionWatch />
      <ToastHost />
    </>
  );
}

function DemoBanner() {
  const { demo } = useContext(ServedContext);
  if (!demo) return null;
  return (
    <aside className={classes.demo} aria-label="Demonstration">
      This is a demonstration: its companies and listings are made up, and anybody can log in as its demo
      people. Enter nothing that is confidential.
    </aside>
  );
}

/** Public pages are readable as they arrive; private ones are filled by the browser. */
function WithoutScript() {
  const page = useMatches().at(-1)?.id ?? '';
  if (accessTo(page) === 'public') return null;
  return (
    <noscript>
      <p className={`wide ${classes.withoutScript}`}>
        This page shows what belongs to your account, which your browser fetches after login: it needs
        JavaScript.
      </p>
    </noscript>
  );
}
