import type { ReactNode } from 'react';
import classes from './intro.module.css';

type IntroProps = {
  title: string;
  /** A word or two above the title. */
  topic?: string;
  lead: ReactNode;
};

/** The opening of a page that is read rather than worked on: its topic, its one main heading, its lead. */
export function Intro({ title, topic, lead }: IntroProps) {
  return (
    <header className={classes.intro}>
      {topic && <p className={classes.topic}>{topic}</p>}
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.lead}>{lead}</p>
    </header>
  );
}
