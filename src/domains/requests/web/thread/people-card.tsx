import { VerifiedMark } from '#domains/companies/web/verification/mark.tsx';
import type { Request } from '../../contract/request-view.ts';
import { Answer, Card } from './request-card.tsx';
import classes from './request-view.module.css';

/** Who takes part, as far as the reader may know them. */
export function PeopleCard({ request }: { request: Request }) {
  const { requester, handler, owner, passedOn, listing, sides } = request;
  const ownerName = owner.companyName ?? `The company that owns ${listing.code}`;
  return (
    <Card title="Who takes part">
      <dl className={classes.answers}>
        <Answer
          label="Buyer"
          value={
            [requester.name, requester.organisation].filter(Boolean).join(', ') +
            (requester.notProven ? ' (not proven)' : '')
          }
        />
        {handler && <Answer label="Looked after by" value={handler.isViewer ? 'You' : handler.name} />}
        {requester.email !== '' && (
          <Answer label="Email" value={requester.email}>
            {/* A long address breaks where one reads on, not within a word. */}
            {requester.email.split('@')[0]}
            <wbr />@{requester.email.split('@')[1]}
          </Answer>
        )}
        {requester.phone !== '' && <Answer label="Phone" value={requester.phone} />}
        <Answer label="Owner" value={ownerName}>
          {ownerName}
          {owner.verified && <VerifiedMark mark={owner.verified} />}
        </Answer>
        <Answer label="Desk" value="Dosebridge" />
      </dl>
      {owner.companyName === null && (
        <p className={`note ${classes.remark}`}>The owner’s name is told with the first term sheet.</p>
      )}
      {requester.notProven && (
        <p className={`note ${classes.remark}`}>
          Nobody has proven this address: anybody can have made the account, and no mail leaves to it.
        </p>
      )}
      {!owner.hasPeople && sides.includes('desk') && (
        <p className={`note ${classes.remark}`}>
          Nobody of this company can sign in: what is passed on is read by nobody.
        </p>
      )}
      {!passedOn && owner.hasPeople && sides.includes('buyer') && (
        <p className={`note ${classes.remark}`}>
          The owner reads nothing of this before the desk has passed it on.
        </p>
      )}
    </Card>
  );
}
