import { z } from 'zod';
import type { people } from '#domains/accounts/server/tables.ts';
import { companies, newcomers } from '../companies/companies.ts';
import { readData } from '../read-data.ts';

type DemoPerson = Pick<typeof people.$inferInsert, 'email' | 'name' | 'organisation' | 'role'> & {
  /** Of the demo companies, the one whose listings they look after. */
  company?: string;
  /** Days before the first start on which they joined; the others were there when the catalogue began. */
  joinedDaysAgo?: number;
};

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

/** Invented, of many tongues: nobody's in particular. */
const names = readData(
  'catalogue/person-names.json',
  z.strictObject({ first: z.array(z.string()), last: z.array(z.string()) }),
);

/** The name of somebody for each company that has nobody: no two alike while the lists last (221). */
function nameOf(index: number): string {
  return `${names.first[index % names.first.length]} ${names.last[index % names.last.length]}`;
}

/** Every company has somebody who reads what is passed on to it. */
const others = [...companies, ...newcomers]
  .filter(({ name }) => !named.some(({ company }) => company === name))
  .map(({ name }, index) => ofCompany(nameOf(index), name));

/** All share the password. */
export const demoPeople: readonly DemoPerson[] = [...named, ...others];
