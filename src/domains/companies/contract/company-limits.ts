/** People of a company told in one answer. */
export const mostPeopleShown = 100;
/** Invitations of a company that wait at once. */
export const mostInvitations = 50;
/** How long an invitation into a company is good for. */
export const invitationDays = 14;
/** Invitations that one company sends in 24 hours, and those of all companies to one mailbox. */
export const invitationsADay = { company: 30, mailbox: 3 } as const;
