import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Progress } from './progress.tsx';
import { SessionWatch } from './session-watch.tsx';
import classes from './shell.module.css';
import { ToastHost } from './toast-host.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** What surrounds every page: skip link, header, footer, toasts. */
export function Shell({ children }: { children: ReactNode }) {
  useHeadingFocus();
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <div className={classes.frame}>
        <Header />
        <main id="main" className={classes.main} tabIndex={-1}>
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
