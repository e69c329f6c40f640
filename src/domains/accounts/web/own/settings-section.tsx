import { type ReactNode, useId } from 'react';
import classes from './settings-section.module.css';

type SettingsSectionProps = {
  /** Its place in the address, where something leads to it. */
  id?: string;
  title: string;
  /** What it is for, in a sentence or two. */
  about: ReactNode;
  children: ReactNode;
};

/** One part of the account: on wide screens what it is about stands beside it, on narrow ones above. */
export function SettingsSection({ id, title, about, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={`stack ${classes.section}`} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={classes.title} tabIndex={-1}>
          {title}
        </h2>
        <p className={`secondary ${classes.about}`}>{about}</p>
      </div>
      <div className={`card ${classes.card}`}>{children}</div>
    </section>
  );
}
