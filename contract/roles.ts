/** The roles in the specification's order: the second entry is the one that sees 'Get Started Now' (section 6). */
export const roles = ['admin', 'investor', 'seller'] as const;
export type Role = (typeof roles)[number];

/** Who is admitted to the finders, details and term sheets. */
export const members = ['seller', 'admin'] as const satisfies readonly Role[];

/** What registration gives; a role is never taken from a request. */
export const registeredRole: Role = 'seller';

/** Who may make a call or open a page: anyone, anyone signed in, or the roles listed. */
export type Access = 'public' | 'signed-in' | readonly Role[];
