/** People of a company told in one answer. */
export const mostPeopleShown = 100;
/** Invitations of a company that wait at once. */
export const mostInvitations = 50;
/** How long an invitation into a company is good for. */
export const invitationDays = 14;
/** Invitations that one company sends in 24 hours, and those of all companies to one mailbox. */
export const invitationsADay = { company: 30, mailbox: 3 } as const;
/** Domains of a company, and checks of one company's domains in an hour. */
export const mostDomains = 20;
export const checksAnHour = 20;
/** Who asks to join a company at once; the first are told first. */
export const mostJoinings = 200;
/** What a TXT record begins with that proves a domain. */
export const proofPrefix = 'dosebridge-verification=';
/** Names that one tries in 24 hours for a company, whether they are taken or refused. */
export const namesADay = 5;
/** Statements that a company sends to be verified in 24 hours. */
export const statementsADay = 5;
/** Statements told in one answer, the latest first. */
export const mostStatements = 20;
/** Values of a claim that say who is what in a company. */
export const mostRoleValues = 50;
