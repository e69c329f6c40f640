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

/** The policy: of each act who may do it, and what a refusal says that they may. */
export const companyPolicy: Record<CompanyAct, { roles: readonly CompanyRole[]; words: string }> = {
  manage: { roles: ['administrator'], words: 'see to its people and settings' },
  deal: { roles: ['administrator', 'deal-maker'], words: 'ask, negotiate and edit listings' },
  write: { roles: ['administrator', 'deal-maker', 'signatory'], words: 'write in its requests' },
  sign: { roles: ['administrator', 'signatory'], words: 'sign for it' },
};

export function mayAs(role: CompanyRole, act: CompanyAct): boolean {
  return companyPolicy[act].roles.includes(role);
}

/** What one who was `before` may not do any more as `after`; null is none of the company's people, or cannot sign in. */
export function lostActs(before: CompanyRole, after: CompanyRole | null): CompanyAct[] {
  return companyActs.filter((act) => mayAs(before, act) && (after === null || !mayAs(after, act)));
}

/** A company that somebody belongs to, by its name, and as what. */
export type Belonging = { name: string; role: CompanyRole };

/**
 * Why somebody may not do something for a company of theirs, who may, and who gives roles; null where they may, and for who
 * acts for no company.
 */
export function whyNotAs(as: Belonging | null, act: CompanyAct): string | null {
  if (as === null || mayAs(as.role, act)) return null;
  const { roles, words } = companyPolicy[act];
  // Who may least first: that is what one asks for.
  const able = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(roles.map(aRole).toReversed());
  const who = able.charAt(0).toUpperCase() + able.slice(1);
  const is = companyRoleWords[as.role].one.toLowerCase();
  return `Your role at ${as.name} is ${is}. ${who} may ${words}; its administrators give roles, and its page says who they are.`;
}

/** Why somebody may not do something for any company of theirs, by the first of them; null where they may for one, or have none. */
export function whyNotInAny(own: readonly Belonging[], act: CompanyAct): string | null {
  return own.some(({ role }) => mayAs(role, act)) ? null : whyNotAs(own[0] ?? null, act);
}
