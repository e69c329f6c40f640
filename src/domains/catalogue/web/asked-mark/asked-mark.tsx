import { Link } from 'react-router';
import { shortDayOf } from '#ui/dates.ts';
import type { ListingKind } from '../../contract/listing-kinds.ts';
import { type Asked, useAsked } from './asked.ts';
import classes from './asked-mark.module.css';

/** 'Asked 22 Nov · Submitted', which leads to the request. */
export function AskedMark({ asked }: { asked: Asked }) {
  const text = `Asked ${shortDayOf(asked.submittedAt)} · ${asked.says}`;
  return (
    <Link to={`/requests/${encodeURIComponent(asked.reference)}`} className={classes.mark} title={text}>
      {text}
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
