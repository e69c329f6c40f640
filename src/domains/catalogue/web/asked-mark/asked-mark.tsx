import { Link } from 'react-router';
import { shortDayOf } from '#ui/dates.ts';
import { StandingBadge } from '#ui/mark/standing-badge.tsx';
import type { ListingKind } from '../../contract/listing-kinds.ts';
import { type Asked, useAsked } from './asked.ts';
import classes from './asked-mark.module.css';

/** 'Asked 22 Nov · Submitted', which leads to the request; its state looks as it does there (§10.16). */
export function AskedMark({ asked: { reference, submittedAt, means, says } }: { asked: Asked }) {
  const day = shortDayOf(submittedAt);
  return (
    <Link
      to={`/requests/${encodeURIComponent(reference)}`}
      className={classes.mark}
      title={`Asked ${day} · ${says}`}
    >
      <span className={classes.asked}>Asked {day}</span>
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
