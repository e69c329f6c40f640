import { type ReactNode, useId } from 'react';
import classes from './settings-section.module.css';

export type SettingsSectionProps = {
  title: string;
  /** What it is for, in a sentence or two. */
  about: ReactNode;
  children: ReactNode;
};

/** One part of the account: on wide screens what it is about stands beside it, on narrow ones above. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <p className={classes.about}>{about}</p>
      </div>
      <div className={classes.card}>{children}</div>
    </section>
  );
}
