/** What somebody is in a company (§26.1), from who may most to who may least. */
export const companyRoles = ['administrator', 'deal-maker', 'signatory', 'reader'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** What a role is called, one and several of them, and what it may do. */
export const companyRoleWords: Record<CompanyRole, { one: string; many: string; may: string }> = {
  administrator: { one: 'Administrator', many: 'administrators', may: 'everything, people and settings too' },
  'deal-maker': { one: 'Deal maker', many: 'deal makers', may: 'asks, negotiates, writes, edits listings' },
  signatory: { one: 'Signatory', many: 'signatories', may: 'signs within their limit, and writes' },
  reader: { one: 'Reader', many: 'readers', may: 'reads' },
};

/** 'an administrator' */
export function aRole(role: CompanyRole): string {
  return `${role === 'administrator' ? 'an' : 'a'} ${companyRoleWords[role].one.toLowerCase()}`;
}

/** What in a company hangs on a role. Reading hangs on none. */
export const companyActs = ['manage', 'deal', 'write', 'sign'] as const;
export type CompanyAct = (typeof companyActs)[number];

/** The policy: of each act who may do it, and how a refusal calls it. */
export const companyPolicy: Record<CompanyAct, { roles: readonly CompanyRole[]; words: string }> = {
  manage: { roles: ['administrator'], words: 'To see to its people and settings' },
  deal: { roles: ['administrator', 'deal-maker'], words: 'To ask, to negotiate and to edit listings' },
  write: { roles: ['administrator', 'deal-maker', 'signatory'], words: 'To write in its requests' },
  sign: { roles: ['administrator', 'signatory'], words: 'To sign' },
};

export function mayAs(role: CompanyRole, act: CompanyAct): boolean {
  return companyPolicy[act].roles.includes(role);
}

/** Why somebody of this role may not, and who may. */
export function refusalAs(role: CompanyRole, act: CompanyAct): string {
  const { roles, words } = companyPolicy[act];
  const may = roles.map((one) => companyRoleWords[one].many);
  const who = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(may);
  return `You are ${aRole(role)} of your company. ${words} is for its ${who}: its page says who they are.`;
}

/** The same where a role does not allow an act; null where it does, and for who acts for no company. */
export function whyNotAs(role: CompanyRole | null, act: CompanyAct): string | null {
  return role === null || mayAs(role, act) ? null : refusalAs(role, act);
}
