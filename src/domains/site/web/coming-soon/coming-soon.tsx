import { ButtonLink } from '#ui/action/buttons.tsx';
import classes from './coming-soon.module.css';
import { HalfABridge } from './half-a-bridge.tsx';
import { SoonBadge } from './soon-badge.tsx';

/** Where links to pages that are still to be built lead. */
export function ComingSoon() {
  return (
    <div className={classes.page}>
      <HalfABridge />
      <SoonBadge />
      <h1 className={classes.title} tabIndex={-1}>
        Coming Soon
      </h1>
      <p className={classes.text}>This page is still being built.</p>
      <div className={`cluster ${classes.actions}`}>
        <ButtonLink to="/">Back to Home</ButtonLink>
      </div>
    </div>
  );
}
