import { EvidenceBadge } from '#domains/evidence/web/evidence-badge.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import type { Request } from '../../contract/request-view.ts';
import classes from './alarms.module.css';

/** What a register says against the listing's evidence, for as long as it does (§21.7). */
export function Alarms({ alarms }: Pick<Request, 'alarms'>) {
  if (alarms.length === 0) return null;
  return (
    <Notice kind="warning">
      <ul className={`list ${classes.alarms}`} aria-label="Evidence to look at">
        {alarms.map(({ id, name, state, said }) => (
          <li key={id}>
            <strong>{name}</strong> <EvidenceBadge claim={{ state, statedAs: 'owner' }} />
            <br />
            {said}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
