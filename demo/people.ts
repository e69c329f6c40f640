import type { people } from '#server/features/accounts/tables.ts';
import { companies } from './companies.ts';
import { nameOf } from './company-people.ts';
import { newcomers } from './newcomers.ts';

type DemoPerson = Pick<typeof people.$inferInsert, 'email' | 'name' | 'organisation' | 'role'> & {
  /** Of the demo companies, the one whose listings they look after. */
  company?: string;
  /** Days before the first start on which they joined; the others were there when the catalogue began. */
  joinedDaysAgo?: number;
};

/** Printed at the first start, so that anyone can sign in; a database of one's own gets these people only on demand. */
export const demoPassword = 'connect-and-grow';

function member(name: string, organisation: string, more: Partial<DemoPerson> = {}): DemoPerson {
  const [first = '', last = ''] = name.toLowerCase().split(' ');
  return { email: `${first}.${last}@demo.example`, name, organisation, role: 'seller', ...more };
}

function ofCompany(name: string, company: string): DemoPerson {
  return member(name, company, { company });
}

/** One person for each role, then those with whom they deal. */
const named: readonly DemoPerson[] = [
  { email: 'admin@demo.example', name: 'Ada Desk', organisation: 'Dosebridge', role: 'admin' },
  {
    email: 'seller@demo.example',
    name: 'Sunil Member',
    organisation: 'Sahyagiri Laboratories',
    role: 'seller',
    company: 'Sahyagiri Laboratories',
  },
  {
    email: 'investor@demo.example',
    name: 'Ines Fund',
    organisation: 'Harbour Lane Capital',
    role: 'investor',
  },
  ofCompany('Meera Joshi', 'Sahyagiri Laboratories'),
  ofCompany('Rohan Desai', 'Vindhyasar Generics'),
  ofCompany('Klara Vogt', 'Helvarion Pharma'),
  ofCompany('Dana Whitlock', 'Copperfern Pharmaceuticals'),
  member('Greta Lindqvist', 'Fjordapo Generika'),
  member('Tomas Rivera', 'Andesur Farma'),
  member('Amara Okafor', 'Lagoona Health'),
  member('Yuki Harada', 'Minatogawa Trading', { joinedDaysAgo: 4 }),
  member('Piotr Malec', 'Zielonka Apteki', { joinedDaysAgo: 11 }),
];

/** Every company has somebody who reads what is passed on to it. */
const others = [...companies, ...newcomers]
  .filter(({ name }) => !named.some(({ company }) => company === name))
  .map(({ name }, index) => ofCompany(nameOf(index), name));

/** All share the password. */
export const demoPeople: readonly DemoPerson[] = [...named, ...others];
