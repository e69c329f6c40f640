import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import classes from './home-panel.module.css';

type HomePanelProps = {
  title: string;
  /** Where all of it stands. */
  all?: { to: string; label: string };
  wide?: boolean;
  children: ReactNode;
};

/** One part of the home: what it is, the way to all of it, and its first rows. */
export function HomePanel({ title, all, wide, children }: HomePanelProps) {
  const id = useId();
  return (
    <section className={`panel ${classes.panel}`} data-wide={wide} aria-labelledby={id}>
      <div className={`ends ${classes.head}`}>
        <h2 id={id} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {all && (
          <Link to={all.to} className={classes.all}>
            {all.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** What a part says where it holds nothing. */
export function PanelNote({ children }: { children: ReactNode }) {
  return <p className={`secondary ${classes.note}`}>{children}</p>;
}

/** What is wrong when it is cut off wraps. */
type LineProps = { to: string; title: string; about: ReactNode; end?: ReactNode; wrap?: boolean };

/** A row of a part: what it is called, what is known of it beside, and its number or day at the end. */
export function PanelLine({ to, title, about, end, wrap }: LineProps) {
  return (
    <li className={classes.line}>
      <Link to={to} prefetch="intent" className={classes.name}>
        {title}
      </Link>
      <span className={classes.end}>{end}</span>
      <span className={`note ${classes.about}`} data-wrap={wrap}>
        {about}
      </span>
    </li>
  );
}
