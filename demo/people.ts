import type { people } from '#server/features/accounts/tables.ts';

type DemoPerson = Pick<typeof people.$inferInsert, 'email' | 'name' | 'organisation' | 'role'>;

/** Printed at the first start, so that anyone can sign in; a database of one's own gets these people only on demand. */
export const demoPassword = 'connect-and-grow';

/** One person for each role. */
export const demoPeople: readonly DemoPerson[] = [
  { email: 'admin@demo.example', name: 'Ada Desk', organisation: 'Dosebridge', role: 'admin' },
  {
    email: 'seller@demo.example',
    name: 'Sunil Member',
    organisation: 'Sahyagiri Laboratories',
    role: 'seller',
  },
  {
    email: 'investor@demo.example',
    name: 'Ines Fund',
    organisation: 'Harbour Lane Capital',
    role: 'investor',
  },
];
