import { Link } from 'react-router';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import { dayOf } from '#ui/dates.ts';
import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { CompanyRecord } from '../../contract/back-office-companies.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyPeople } from './company-people.tsx';
import classes from './record.module.css';
import { RecordFacts, RecordSection } from './record-facts.tsx';
import { SigningLimits } from './signing-limits.tsx';

/** One company: what hangs on it, what is known of it, and its people. */
export function CompanyView({ company }: { company: CompanyRecord }) {
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
                <Link key="dossiers" to={tableAddress('dossiers', own)}>
                  {company.dossiers} listed
                </Link>,
              ],
              [
                'Plants',
                <Link key="plants" to={tableAddress('suppliers', own)}>
                  {company.plants} listed
                </Link>,
              ],
              [
                'Requests',
                <Link key="requests" to={tableAddress('requests', own)}>
                  {company.requests} for its listings
                </Link>,
              ],
              ['Added', dayOf(company.createdAt)],
            ]}
          />
        </RecordSection>
        <CompanyPeople company={company} />
        <SigningLimits company={company} />
      </div>
    </div>
  );
}
