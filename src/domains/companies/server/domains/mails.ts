import type { Mail } from '#platform/server/mail/outbox.ts';
import { type CompanyRole, companyRoleWords } from '../../contract/company-roles.ts';

/** To a company's administrators: a colleague by a proven domain asks to join. By the proven address, not by a name that they chose. */
export function joiningMail(to: string, company: string, email: string, publicUrl: string): Mail {
  return {
    to,
    subject: `Somebody asks to join ${company}`,
    paragraphs: [
      'Somebody with a proven address of a domain of your company asks to be one of its people at Dosebridge. Admit them in a role, or refuse.',
    ],
    facts: [
      { label: 'Company', value: company },
      { label: 'Address', value: email },
    ],
    action: { label: 'Open the company', url: `${publicUrl}/company` },
  };
}

/** To who asked, and was admitted. */
export function admittedMail(to: string, company: string, role: CompanyRole, publicUrl: string): Mail {
  return {
    to,
    subject: `You belong to ${company} now`,
    paragraphs: [`An administrator of ${company} has admitted you.`],
    facts: [
      { label: 'Company', value: company },
      { label: 'Role', value: `${companyRoleWords[role].one}: ${companyRoleWords[role].may}` },
    ],
    action: { label: 'Open the company', url: `${publicUrl}/company` },
  };
}

/** To a company's administrators: DNS does not prove a domain any more. */
export function unprovenMail(to: string, company: string, domain: string, publicUrl: string): Mail {
  return {
    to,
    subject: `${domain} is proven no more`,
    paragraphs: [
      `The TXT record that proved ${domain} for ${company} is not in DNS any more. Nobody new asks to join by it. Who belongs to the company stays, and so do their sessions.`,
    ],
    facts: [
      { label: 'Company', value: company },
      { label: 'Domain', value: domain },
    ],
    action: { label: 'Open the company', url: `${publicUrl}/company` },
  };
}
