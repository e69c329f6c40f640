import { call } from '#platform/web/call/call.ts';
import type { CompanyRecord } from '../../contract/back-office-companies.ts';
import { RowAction } from '../tables/row-action.tsx';
import { RecordFacts, RecordSection } from './record-facts.tsx';

type CompanySignInProps = { id: number; signIn: NonNullable<CompanyRecord['signIn']> };

/** The sign-in of a company, and the way back in for whom it has locked out (§26.8). */
export function CompanySignIn({ id, signIn: { issuer, onlyWay } }: CompanySignInProps) {
  return (
    <RecordSection title="Sign-in">
      <RecordFacts
        facts={[
          ['Issuer', issuer],
          ['Other ways in', onlyWay ? 'Closed' : 'Open'],
        ]}
      />
      {onlyWay && (
        <p>
          <RowAction
            label="Open the other ways"
            of="in for its people"
            act={() =>
              call('DELETE /api/back-office/companies/:company/only-way', {
                params: { company: String(id) },
              })
            }
          />
        </p>
      )}
    </RecordSection>
  );
}
