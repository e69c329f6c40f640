import type { EmailAddress } from '#platform/contract/fields.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { invitationDays } from '../../contract/company-limits.ts';
import { type CompanyRole, companyRoleWords } from '../../contract/company-roles.ts';

/**
 * To an address that a company invites, the same whether it has an account or not. It repeats nothing that its sender chose
 * the words of: the company is called as the desk knows it, and who invites by the address that they have proven.
 */
export function companyInvitationMail(
  to: EmailAddress,
  { company, role, by }: { company: string; role: CompanyRole; by: string },
  publicUrl: string,
  key: string,
): Mail {
  return {
    to,
    beforeProof: true,
    confidential: true,
    subject: `${company} invites you to Dosebridge`,
    paragraphs: [
      `An administrator of ${company} invites you to be one of its people at Dosebridge, the B2B marketplace for pharmaceuticals. The link leads you there, with an account or to one. It is yours alone, and works once, within ${invitationDays} days.`,
      'If you do not know the company, you need do nothing. You belong to nothing that you do not accept.',
    ],
    facts: [
      { label: 'Company', value: company },
      { label: 'Role', value: `${companyRoleWords[role].one}: ${companyRoleWords[role].may}` },
      { label: 'Invited by', value: by },
    ],
    action: { label: 'Open the invitation', url: `${publicUrl}/join/${key}` },
  };
}
