import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readReturnTo, useSession } from '#platform/web/session/session.ts';
import { ButtonLink, QuietLink } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import classes from './wanted-page.module.css';

/** For a visitor whom a page for members led here: why, and the way on to it. */
export function WantedPage() {
  const session = useSession();
  const { key } = useLocation();
  const [isWanted, setWanted] = useState(false);
  // Known to the browser alone, and asked anew for every page that leads here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation
  useEffect(() => setWanted(readReturnTo() !== null), [key]);
  if (session || !isWanted) return null;
  return (
    <div className={`wide ${classes.place}`}>
      <Notice kind="info">
        <div className={`bar ${classes.row}`}>
          <p>The page you opened is for members. Log in, and it opens right away.</p>
          <p className={classes.ways}>
            <ButtonLink to="/login" prefetch="intent">
              Login
            </ButtonLink>
            <QuietLink to="/sign-up" prefetch="intent">
              Sign Up
            </QuietLink>
          </p>
        </div>
      </Notice>
    </div>
  );
}
