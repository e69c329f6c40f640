import { useContext } from 'react';
import { ServedContext } from '#platform/web/page/served.ts';
import { quietButton } from '#ui/action/button-link.ts';
import classes from './google-sign-in.module.css';

/** The other way in, where it is set up. It leaves the page: a plain link, which also works before any script. */
export function GoogleSignIn() {
  const { googleSignIn } = useContext(ServedContext);
  if (!googleSignIn) return null;
  return (
    <div className={`stack ${classes.frame}`}>
      <p className={`line ${classes.or}`}>or</p>
      <a className={`${quietButton} ${classes.link}`} href="/auth/google">
        Continue with Google
      </a>
    </div>
  );
}
