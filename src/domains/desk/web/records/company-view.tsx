import { Link } from 'react-router';
import { CompanyForm } from '#domains/companies/web/profile/company-form.tsx';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import { dayOf } from '#ui/dates.ts';
import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { CompanyRecord } from '../../contract/back-office-companies.ts';
import { Statements } from '../verification/statements.tsx';
import { CompanyPeople } from './company-people.tsx';
import { CompanySignIn } from './company-sign-in.tsx';
import classes from './record.module.css';
import { RecordFacts, RecordSection } from './record-facts.tsx';
import { SigningLimits } from './signing-limits.tsx';

type CompanyViewProps = {
  company: CompanyRecord;
  statements: Parameters<typeof Statements>[0]['statements'];
};

/** One company: what hangs on it, what is known of it, and its people. */
export function CompanyView({ company, statements }: CompanyViewProps) {
  const change = useChange();
  const own = { company: String(company.id) };
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <RecordSection title="Profile">
          <CompanyForm
            key={company.id}
            company={company}
            submit="Save company"
            send={(body) => change(call('POST /api/back-office/companies/:company', { params: own, body }))}
          />
        </RecordSection>
      </div>
      <div className={classes.column}>
        <RecordSection title="On the marketplace">
          <RecordFacts
            facts={[
              [
                'Dossiers',
                <Link key="dossiers" to={tableAddress('dossiers', { ...own, state: 'published' })}>
                  {company.dossiers} published
                </Link>,
              ],
              [
                'Plants',
                <Link key="plants" to={tableAddress('suppliers', { ...own, state: 'published' })}>
                  {company.plants} published
                </Link>,
              ],
              [
                'Requests',
                <Link key="requests" to={tableAddress('requests', own)}>
                  {company.requests} for its listings
                </Link>,
              ],
              [company.origin === 'member' ? 'Founded here by a member' : 'Added', dayOf(company.createdAt)],
            ]}
          />
        </RecordSection>
        <Statements company={own.company} isMarked={company.mark !== null} statements={statements} />
        <CompanyPeople company={company} />
        <SigningLimits company={company} />
        {company.signIn && <CompanySignIn id={company.id} signIn={company.signIn} />}
      </div>
    </div>
  );
}
