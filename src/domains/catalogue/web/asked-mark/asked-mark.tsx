import { Link } from 'react-router';
import { shortDayOf } from '#ui/dates.ts';
import { StandingBadge } from '#ui/mark/standing-badge.tsx';
import type { ListingKind } from '../../contract/listing-kinds.ts';
import { type Asked, useAsked } from './asked.ts';
import classes from './asked-mark.module.css';

type AskedMarkProps = {
  asked: Asked;
  /** In a row of a table: the state alone, the day in its title and for whoever is read to. */
  brief?: boolean | undefined;
};

/** 'Asked 22 Nov · Submitted', which leads to the request; its state looks as it does there (§10.16). */
export function AskedMark({ asked, brief = false }: AskedMarkProps) {
  const { reference, submittedAt, means, says } = asked;
  const day = shortDayOf(submittedAt);
  return (
    <Link
      to={`/requests/${encodeURIComponent(reference)}`}
      className={classes.mark}
      title={`Asked ${day} · ${says}`}
    >
      <span className={brief ? 'visually-hidden' : classes.asked}>Asked {day}</span>
      <span className={classes.between}> · </span>
      <StandingBadge standing={means} word={says} />
    </Link>
  );
}

type CardAskedMarkProps = { kind: ListingKind; id: string; className: string | undefined };

/** The same on a card. Its place is kept free, so that nothing moves when it comes. */
export function CardAskedMark({ kind, id, className }: CardAskedMarkProps) {
  const asked = useAsked(kind, id);
  return (
    <span className={`${classes.place} ${className ?? ''}`}>{asked && <AskedMark asked={asked} />}</span>
  );
}
