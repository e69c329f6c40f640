/** The roles in their order: the second entry is the one that sees 'Get Started Now' (§6.1). */
export const roles = ['admin', 'investor', 'seller'] as const;
export type Role = (typeof roles)[number];

/** Who is admitted to the finders, details and term sheets. */
export const members = ['seller', 'admin'] as const satisfies readonly Role[];

/** What registration gives; a role is never taken from a request. */
export const registeredRole: Role = 'seller';

/** Who may make a call or open a page: anyone, anyone signed in, or the roles listed. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** Whose rows a call reaches, where not everybody whom it admits finds the same. Everything else is not found. */
export const whoseRows = {
  own: 'one’s own',
  company: 'of one’s company; admins: all',
  members: 'of a company that one belongs to',
  participants: 'of the requests one takes part in; admins: all',
  key: 'what the key in the mail stands for',
} as const;
export type Whose = keyof typeof whoseRows;
