import { Link } from 'react-router';
import { dayOf, momentOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { PersonRecord } from '../../contract/back-office-people.ts';
import { PersonActions } from './person-actions.tsx';
import { PersonRole } from './person-role.tsx';
import classes from './record.module.css';
import { RecordFacts, RecordSection } from './record-facts.tsx';

/** One account: what is known of it, where it belongs, and what the desk can do with it. */
export function PersonView({ person }: { person: PersonRecord }) {
  return (
    <div className="stack">
      {person.deleted && <Notice kind="info">Its owner has deleted this account.</Notice>}
      {!person.deleted && person.disabledAt && (
        <Notice kind="warning">Disabled on {momentOf(person.disabledAt)}. They cannot log in.</Notice>
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <RecordSection title="Account">
            <RecordFacts
              facts={[
                ['Email', `${person.email}${person.emailVerified ? '' : ' (not proven)'}`],
                ['Organisation', person.organisation],
                ['Phone', person.phone],
                ['Joined', dayOf(person.createdAt)],
                ['Last seen', person.lastSeenAt && momentOf(person.lastSeenAt)],
                ['Signed in on', `${person.devices} ${person.devices === 1 ? 'device' : 'devices'}`],
                ['Second factor', person.secondFactor ? 'On' : 'Off'],
                [
                  'Requests',
                  <Link key="requests" to={tableAddress('requests', { person: String(person.id) })}>
                    {person.requests} made
                  </Link>,
                ],
                [
                  'Activity',
                  <Link key="audit" to={tableAddress('audit', { person: String(person.id) })}>
                    In the audit trail
                  </Link>,
                ],
              ]}
            />
          </RecordSection>
          <RecordSection
            title="Companies"
            about="Of whose listings they see the requests. Granted on the company's page."
          >
            {person.companies.length === 0 ? (
              <p className={`muted ${classes.quiet}`}>None</p>
            ) : (
              <ul className={`list ${classes.list}`}>
                {person.companies.map(({ id, name, since }) => (
                  <li key={id} className={`bar ${classes.item}`}>
                    <Link to={`/admin/companies/${id}`}>{name}</Link>
                    <span className={`muted ${classes.quiet}`}>since {dayOf(since)}</span>
                  </li>
                ))}
              </ul>
            )}
          </RecordSection>
        </div>
        {!person.deleted && (
          <div className={classes.column}>
            <PersonRole key={person.role} person={person} />
            <PersonActions person={person} />
          </div>
        )}
      </div>
    </div>
  );
}
