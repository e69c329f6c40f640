import { useAsked } from '#domains/catalogue/web/asked-mark/asked.ts';
import { AskedMark } from '#domains/catalogue/web/asked-mark/asked-mark.tsx';
import { AskLink } from '#domains/catalogue/web/own/ask-link.tsx';
import { CuratedBadge } from '#domains/dossiers/web/curated-badge.tsx';
import { EvidenceBadge } from '#domains/evidence/web/evidence-badge.tsx';
import { CrossButton } from '#ui/action/cross-button.tsx';
import type { Entry } from '../entry.tsx';
import classes from './entry-parts.module.css';

/** How a dossier stands, beside its name, and what a register has against its evidence. */
export function EntryMarks({ entry: { listed, curated, alarms } }: { entry: Entry }) {
  return (
    <>
      {!listed && (
        <span className="badge-small" data-standing="ended">
          Retired
        </span>
      )}
      {alarms.map(({ name, state }) => (
        <span key={name} title={name}>
          <span className="visually-hidden">{name}: </span>
          <EvidenceBadge claim={{ state, statedAs: 'owner' }} />
        </span>
      ))}
      {curated && <CuratedBadge />}
    </>
  );
}

type EntryActsProps = { entry: Entry; brief?: boolean; tabIndex?: number; onRemove: () => void };

/** The two steps from a row: to ask for it, or how that stands; and to take it off. */
export function EntryActs({ entry: { id, title, listed }, brief, tabIndex, onRemove }: EntryActsProps) {
  const asked = useAsked('dossier', id);
  return (
    <div className={`line ${classes.acts}`}>
      {asked && <AskedMark asked={asked} brief={brief} />}
      {listed && !asked && (
        <AskLink
          kind="dossier"
          id={id}
          title={title}
          className={`text-button inline ${classes.ask}`}
          tabIndex={tabIndex}
        >
          Enquire<span className="visually-hidden"> about {title}</span>
        </AskLink>
      )}
      <CrossButton label={`Remove ${title}`} size={14} tabIndex={tabIndex} onClick={onRemove} />
    </div>
  );
}
