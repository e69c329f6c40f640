import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { done, text } from '#platform/contract/fields.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { companyRoles } from './company-roles.ts';

const params = z.object({ company: rowId });
const ofMembers = { source: '§26.5', access: 'signed-in', whose: 'members' } as const;
const ofOneself = { source: '§26.5', access: 'signed-in', whose: 'own' } as const;

const domain = z.object({
  id: z.string(),
  domain: z.string(),
  text: z.string().describe('The TXT record that proves it, as it goes into DNS'),
  provenAt: z.iso.datetime().nullable().describe('Null while it is not proven, or no more'),
  checkedAt: z.iso.datetime().nullable().describe('When DNS answered last'),
});
export type CompanyDomain = z.infer<typeof domain>;

const joining = z.object({
  person: z.string(),
  name: z.string(),
  email: z.string(),
  askedAt: z.iso.datetime(),
});
export type CompanyJoining = z.infer<typeof joining>;

const openCompany = z.object({
  id: z.string(),
  name: z.string(),
  asked: z.boolean().describe('The viewer has asked to join, and nobody has answered'),
});
export type OpenCompany = z.infer<typeof openCompany>;

/** Domains of a company, and colleagues who ask to join by one. */
export const companyDomainCalls = defineCalls({
  'GET /api/companies/:company/domains': {
    summary: 'Domains of a company, for its administrators',
    ...ofMembers,
    params,
    response: z.object({ data: z.array(domain) }),
  },
  'POST /api/companies/:company/domains': {
    repeat: { unkeyed: 'a domain stands there once' },
    summary: 'Name a domain that is the company’s own; for its administrators',
    ...ofMembers,
    params,
    body: z.object({ domain: text(253, 'Give the domain, as in example.com') }),
    response: done,
  },
  'POST /api/companies/:company/domains/:domain/check': {
    repeat: { unkeyed: 'asks DNS again' },
    summary: 'Ask DNS whether a domain is proven; for its administrators',
    ...ofMembers,
    params: params.extend({ domain: rowId }),
    response: done.extend({ proven: z.boolean() }),
  },
  'DELETE /api/companies/:company/domains/:domain': {
    repeat: { unkeyed: 'what is taken away stays away' },
    summary: 'Take a domain away: nobody new joins by it; for its administrators',
    ...ofMembers,
    params: params.extend({ domain: rowId }),
    response: done,
  },
  'GET /api/companies/open': {
    summary: 'Companies to whose proven domain the viewer’s proven address belongs, and to which they do not',
    ...ofOneself,
    response: z.object({ data: z.array(openCompany) }),
  },
  'POST /api/companies/:company/joinings': {
    repeat: { unkeyed: 'who has asked has asked' },
    summary: 'Ask to join a company by its proven domain; its administrators are told',
    ...ofOneself,
    params,
    response: done,
  },
  'GET /api/companies/:company/joinings': {
    summary: 'Who asks to join, the first who asked first; for its administrators',
    ...ofMembers,
    params,
    response: z.object({ data: z.array(joining) }),
  },
  'POST /api/companies/:company/joinings/:person/admission': {
    repeat: { unkeyed: 'who is admitted belongs to it' },
    summary: 'Admit who asks to join, in a role; for its administrators',
    ...ofMembers,
    params: params.extend({ person: rowId }),
    body: z.object({ role: z.enum(companyRoles, { error: 'Choose a role' }) }),
    response: done,
  },
  'DELETE /api/companies/:company/joinings/:person': {
    repeat: { unkeyed: 'who does not ask any more does not' },
    summary: 'Refuse who asks to join; for its administrators',
    ...ofMembers,
    params: params.extend({ person: rowId }),
    response: done,
  },
});
