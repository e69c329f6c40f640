import { Link } from 'react-router';
import { button, quietButton } from '#web/ui/button-link.ts';
import classes from './coming-soon.module.css';
import { HalfABridge } from './half-a-bridge.tsx';
import { SoonBadge } from './soon-badge.tsx';
import { comingSoonText } from './texts.ts';

/** The Coming Soon page of one address of the page table. */
export function ComingSoon({ page }: { page: string }) {
  const { title, text, meanwhile } = comingSoonText(page);
  return (
    <div className={classes.page}>
      <HalfABridge />
      <SoonBadge />
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        {meanwhile && (
          <Link className={button} to={meanwhile.to}>
            {meanwhile.label}
          </Link>
        )}
        <Link className={meanwhile ? quietButton : button} to="/">
          Back to Home
        </Link>
      </div>
    </div>
  );
}
