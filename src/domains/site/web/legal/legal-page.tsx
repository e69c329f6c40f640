import type { ReactNode } from 'react';
import { Intro } from '#ui/page/intro.tsx';
import classes from './legal-page.module.css';

export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalPageProps = {
  title: string;
  lead: string;
  since: string;
  sections: readonly LegalSection[];
};

/** A text to refer to: numbered sections that can be linked to, and their list beside them. */
export function LegalPage({ title, lead, since, sections }: LegalPageProps) {
  return (
    <div className="wide">
      <Intro topic={`In force since ${since}`} title={title} lead={lead} />
      <div className={classes.columns}>
        <nav className={`panel ${classes.contents}`} aria-label="Contents">
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.text}>
          {sections.map((section, position) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id}>
                {position + 1}. {section.title}
              </h2>
              {section.body}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
