import { capitalise } from '#platform/contract/capitalise.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { aRole, type CompanyRole, companyRoleWords } from '../../contract/company-roles.ts';
import { sharedWords } from '../../contract/company-words.ts';
import type { Shared } from './handing-over.ts';

/** To whose role has changed, by one of the company's administrators or by its own sign-in. */
export function roleMail(
  to: string,
  company: string,
  role: CompanyRole,
  publicUrl: string,
  by = 'An administrator',
): Mail {
  return {
    to,
    subject: `You are ${aRole(role)} of ${company} now`,
    paragraphs: [
      `${by} of ${company} has given you another role at Dosebridge: ${companyRoleWords[role].may}.`,
    ],
    facts: [
      { label: 'Company', value: company },
      { label: 'Role', value: companyRoleWords[role].one },
    ],
    action: { label: 'Open the company', url: `${publicUrl}/company` },
  };
}

/** To whose membership one of the company's administrators has ended. */
export function endedMail(to: string, company: string, publicUrl: string): Mail {
  return {
    to,
    subject: `You belong to ${company} no more`,
    paragraphs: [
      `An administrator of ${company} has ended your membership at Dosebridge. Its requests, listings and shared lists are open to you no more, and what you shared with its people stays with it; your account stays.`,
    ],
    facts: [{ label: 'Company', value: company }],
    action: { label: 'Open your account', url: `${publicUrl}/account` },
  };
}

/** To whose the lists and searches are now that a colleague shared who belongs to the company no more. */
export function inheritedMail(to: string, company: string, shared: Shared, publicUrl: string): Mail {
  const are = shared.lists + shared.searches === 1 ? 'is' : 'are';
  return {
    to,
    subject: `${capitalise(sharedWords(shared))} of ${company} ${are} yours now`,
    paragraphs: [
      `A colleague has left ${company}. What they shared with its people is yours to rename, to share and to delete; all of you go on seeing it as before.`,
    ],
    facts: [{ label: 'Company', value: company }],
    action:
      shared.lists > 0
        ? { label: 'Open the lists', url: `${publicUrl}/shortlist` }
        : { label: 'Open the searches', url: `${publicUrl}/saved-searches` },
  };
}
