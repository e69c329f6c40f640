import { useRef } from 'react';
import { Link } from 'react-router';
import { CompareBox } from '#domains/catalogue/web/compare-choice/compare-box.tsx';
import { AskLink } from '#domains/catalogue/web/own/ask-link.tsx';
import { CuratedBadge } from '#domains/dossiers/web/curated-badge.tsx';
import { fact, offerIn } from '#domains/dossiers/web/display.ts';
import { button } from '#ui/action/button-link.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { dayOf } from '#ui/dates.ts';
import { type Fact, Facts } from '#ui/page/facts.tsx';
import type { ShortlistEntry } from '../../contract/shortlist.ts';
import { NoteField } from './note-field.tsx';
import classes from './shortlist-list.module.css';

type ShortlistCardProps = { entry: ShortlistEntry; onRemove: (note: string) => void };

/** One dossier of the shortlist, with one's note and what one can do with it. */
export function ShortlistCard({ entry, onRemove }: ShortlistCardProps) {
  const { id, title, code, listed, curated, addedAt, offerDays, note } = entry;
  const card = useRef<HTMLElement>(null);
  const noteNow = () => card.current?.querySelector('textarea')?.value ?? note;
  return (
    <article ref={card} className={`card stack ${classes.card}`} aria-labelledby={`entry-${id}`}>
      <header className={`row ${classes.head}`}>
        <h2 id={`entry-${id}`} className={`fits heading ${classes.title}`}>
          {listed ? <Link to={`/product-details/${encodeURIComponent(id)}`}>{title}</Link> : title}
        </h2>
        {curated && <CuratedBadge />}
        {!listed && <span className="badge-small faint">Retired</span>}
        <span className="code-at-end">{code}</span>
      </header>
      <Facts facts={factsOf(entry)} columns={3} />
      <NoteField id={id} title={title} note={note} />
      <footer className="row">
        <span className={classes.added}>
          Added {dayOf(addedAt)}
          {listed && ` · ${offerIn(offerDays)}`}
        </span>
        {listed && <CompareBox dossier={{ id, title }} />}
        <QuietButton onClick={() => onRemove(noteNow())}>
          Remove<span className="visually-hidden"> {title}</span>
        </QuietButton>
        {listed && (
          <AskLink kind="dossier" id={id} title={title} className={button}>
            Enquire<span className="visually-hidden"> about {title}</span>
          </AskLink>
        )}
      </footer>
    </article>
  );
}

function factsOf({ doseForm, strengths, readiness, markets, supply, dealType }: ShortlistEntry): Fact[] {
  return [
    fact('Dose form', doseForm),
    fact('Strengths', strengths),
    fact('Dossier readiness', readiness),
    fact('Available geographies', markets),
    fact('Supply', supply),
    fact('Deal type', dealType),
  ];
}
