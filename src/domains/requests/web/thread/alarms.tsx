import { EvidenceBadge } from '#domains/evidence/web/evidence-badge.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { Request } from '../../contract/request-view.ts';
import { ListingLink } from '../list/listing-link.tsx';
import classes from './alarms.module.css';

/** What a register says against the listing's evidence, for as long as it does (§21.7); each leads to the listing's claims. */
export function Alarms({ kind, listing, alarms }: Pick<Request, 'kind' | 'listing' | 'alarms'>) {
  if (alarms.length === 0) return null;
  return (
    <Notice kind="warning">
      <ul className={`list ${classes.alarms}`} aria-label="Evidence to look at">
        {alarms.map(({ id, name, state, said }) => (
          <li key={id}>
            <p className={classes.head}>
              <ListingLink kind={kind} listing={listing} part="evidence" className={classes.name}>
                {name}
              </ListingLink>
              <EvidenceBadge claim={{ state, statedAs: 'owner' }} />
            </p>
            <p>{said}</p>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
