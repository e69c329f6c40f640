import { SettingsSection } from '#domains/accounts/web/own/settings-section.tsx';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import type { CompanyProfile } from '../../contract/company-profile.ts';
import type { ShownCompany } from '../load-company.ts';
import { CompanyForm } from './company-form.tsx';

/** What is known of a company, which its administrators keep (§26.10). */
export function ProfileSection({ company }: { company: ShownCompany & { profile: CompanyProfile } }) {
  const { id, profile } = company;
  const change = useChange();
  return (
    <SettingsSection
      title="Profile"
      about="Buyers read all of it but the name beside your listings. The name they learn with the first term sheet."
    >
      <CompanyForm
        company={{ ...profile, id }}
        fixed={whyFixed(profile)}
        submit="Save the profile"
        send={(body) => change(call('POST /api/companies/:company', { params: { company: id }, body }))}
      />
    </SettingsSection>
  );
}

function whyFixed({ mark, verification }: CompanyProfile): string | undefined {
  if (mark !== null) return 'Verified: name and headquarters are changed by the desk alone';
  if (verification === 'waiting')
    return 'The desk is looking at it: name and headquarters stay until it answers';
  return undefined;
}
