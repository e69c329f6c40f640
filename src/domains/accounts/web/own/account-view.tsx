import { Page } from '#ui/page/page.tsx';
import type { Account, SignedInDevice } from '../../contract/own-account.ts';
import { DataSection } from './data-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { EmailSection } from './email-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SecondFactorSection } from './second-factor/second-factor-section.tsx';
import { UnverifiedBanner } from './unverified-banner.tsx';

export type OwnAccount = { account: Account; devices: readonly SignedInDevice[] };

/** The account from its profile down to its deletion. */
export function AccountView({ account, devices, home }: OwnAccount & { home: string }) {
  return (
    <Page
      measured
      title="Account"
      breadcrumb={[{ label: 'Home', to: home }, { label: 'Account' }]}
      lead="Your profile, how you log in, and where you are signed in."
    >
      {!account.emailVerified && <UnverifiedBanner email={account.email} />}
      <ProfileSection account={account} />
      <EmailSection account={account} />
      <PasswordSection account={account} />
      <SecondFactorSection
        account={account}
        otherDevices={devices.filter(({ current }) => !current).length}
      />
      <DevicesSection account={account} devices={devices} />
      <DataSection account={account} />
    </Page>
  );
}
