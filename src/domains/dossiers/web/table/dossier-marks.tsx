import { useChosen } from '#domains/catalogue/web/compare-choice/choice.ts';
import { useIsOwn } from '#domains/catalogue/web/own/own.ts';
import { useIsShortlisted } from '#domains/catalogue/web/shortlist-mark/marks.ts';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import { NewBadge } from '#ui/mark/new-badge.tsx';
import type { DossierCard } from '../../contract/dossiers.ts';
import classes from './dossier-marks.module.css';

/** What one did with a dossier, beside its name. */
export function DossierMarks({ card: { _id, isNew } }: { card: DossierCard }) {
  const isShortlisted = useIsShortlisted(_id);
  const isChosen = useChosen().some(({ id }) => id === _id);
  const isOwn = useIsOwn();
  return (
    <>
      {isNew && <NewBadge />}
      {isOwn('dossier', _id) && <span className="badge-small faint">Yours</span>}
      {isChosen && <Mark label="Chosen to compare" d="M3 7h12m-3-3 3 3-3 3M17 13H5m3-3-3 3 3 3" />}
      {isShortlisted && (
        <Mark label="On your shortlist" d="M5.5 3.5h9a1 1 0 0 1 1 1v12l-5.5-3.6-5.5 3.6v-12a1 1 0 0 1 1-1z" />
      )}
    </>
  );
}

function Mark({ label, d }: { label: string; d: string }) {
  return (
    <span className={classes.mark} title={label}>
      <LineIcon d={d} size={14} />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
