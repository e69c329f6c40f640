import { Link } from 'react-router';
import { largeButton } from '#ui/action/button-link.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { SkeletonPage } from '#ui/page/skeleton.tsx';
import { Welcome } from './web/sign-up/welcome-picture.tsx';
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
      <div className={`cluster ${classes.ways}`}>
        <Link className={largeButton} to="/home" prefetch="render">
          Get started
        </Link>
        <QuietLink to="/company">I list dossiers or plants</QuietLink>
      </div>
    </div>
  );
}
