import { DomainsSection } from './domains/domains-section.tsx';
import type { ShownCompany } from './load-company.ts';
import { ProfileSection } from './profile/profile-section.tsx';
import { SignInSection } from './sign-in/sign-in-section.tsx';
import { VerificationSection } from './verification/verification-section.tsx';

/** What a company's administrators see to besides its people. */
export function Administration({ company }: { company: ShownCompany }) {
  return (
    <>
      <ProfileSection company={company} />
      <VerificationSection company={company} />
      <DomainsSection company={company} />
      {company.signIn && <SignInSection company={company.id} {...company.signIn} />}
    </>
  );
}
