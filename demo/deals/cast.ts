import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { people } from '#domains/accounts/server/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { Actor, Story } from './story.ts';

type Person = { id: number; email: string; name: string; role: string; companyId: number | null };
export type Listing = {
  id: number;
  code: string;
  title: string;
  companyId: number;
  offerDays: number | null;
};
export type Cast = Record<Actor, Person>;

export function readPeople(tx: NodePgDatabase): Promise<Person[]> {
  const { id, email, name, role } = people;
  return tx
    .select({ id, email, name, role, companyId: companyPeople.companyId })
    .from(people)
    .leftJoin(companyPeople, eq(companyPeople.personId, people.id))
    .orderBy(people.id);
}

export async function readListings(tx: NodePgDatabase): Promise<Map<string, Listing>> {
  const { id, code, title, companyId, offerDays } = dossiers;
  const found: Listing[] = await tx.select({ id, code, title, companyId, offerDays }).from(dossiers);
  const sites = await tx
    .select({ id: plants.id, code: plants.code, companyId: plants.companyId })
    .from(plants);
  for (const site of sites) found.push({ ...site, title: 'Manufacturing plant', offerDays: null });
  return new Map(found.map((listing) => [listing.code, listing]));
}

/** Where nobody of the demo people is of the owner's company, the desk speaks for it. */
export function castOf({ buyer }: Story, listing: Listing, known: readonly Person[]): Cast {
  const desk = wanted(
    known.find(({ role }) => role === 'admin'),
    'the desk',
  );
  const owner = known.find(({ companyId }) => companyId === listing.companyId) ?? desk;
  const asks = known.find(({ email }) => email === buyer);
  return { desk, owner, buyer: wanted(asks, buyer) };
}

export function wanted<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`not among the demo data: ${what}`);
  return found;
}
