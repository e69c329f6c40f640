import { SettingsSection } from '#domains/accounts/web/own/settings-section.tsx';
import { UnverifiedBanner } from '#domains/accounts/web/own/unverified-banner.tsx';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import { CompanyForm } from './company-form.tsx';

/** For who belongs to no company: bringing one's own (§26.10). `unproven` is an address that is to be proven before. */
export function Founding({ unproven }: { unproven: string | null }) {
  const change = useChange();
  return (
    <SettingsSection
      title="Set up your company"
      about="You belong to no company here. Is a colleague here already? Ask them for an invitation. Else set yours up: you are its administrator, list its dossiers and invite colleagues. The desk reads each new listing before buyers see it."
    >
      {unproven !== null && <UnverifiedBanner email={unproven} />}
      <CompanyForm
        founds
        submit="Set up the company"
        send={async (body) => {
          await change(call('POST /api/companies', { body }));
          // The form is gone: whoever works by keyboard goes on from the top of what came in its place.
          document.querySelector<HTMLElement>('main h1')?.focus();
        }}
      />
    </SettingsSection>
  );
}
