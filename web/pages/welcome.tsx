import { Link } from 'react-router';
import { Welcome } from '#web/features/accounts/welcome-picture.tsx';
import { largeButton } from '#web/ui/button-link.ts';
import { pageMeta } from '#web/ui/page-meta.ts';
import { SkeletonPage } from '#web/ui/skeleton.tsx';
import classes from './welcome.module.css';

export function meta() {
  return pageMeta('Welcome', 'Your Dosebridge profile is ready.');
}

export function clientLoader() {
  return null;
}

export function HydrateFallback() {
  return <SkeletonPage />;
}

/** §2.7 */
export default function WelcomePage() {
  return (
    <div className={classes.page}>
      <Welcome />
      <h1 className={classes.title} tabIndex={-1}>
        Thank you for joining us!
      </h1>
      <p className={classes.text}>
        Your profile is ready. Find a dossier or a partner, compare what they offer, and ask for a term sheet:
        the answers come to your email, and every request stays under My requests.
      </p>
      <Link className={largeButton} to="/home" prefetch="render">
        Get started
      </Link>
    </div>
  );
}
