import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { people } from '#domains/accounts/server/tables.ts';
import { companyPeople } from '#domains/companies/server/tables.ts';
import { insertPosts } from './blog/insert-posts.ts';
import { insertClaims } from './claims.ts';
import { companies, newcomers } from './companies/companies.ts';
import { demoPlants } from './companies/plants.ts';
import { type DealDependencies, insertDeals } from './deals/insert-deals.ts';
import { insertDeskWork } from './desk-work.ts';
import { demoDossiers } from './medicines/dossiers.ts';
import { catalogueDay, catalogueStart } from './medicines/listing-dates.ts';
import { molecules } from './medicines/molecules.ts';
import { demoPeople } from './people/people.ts';
import { copyDossiers, copyPlants, insertCompanies, insertMolecules } from './rows.ts';

/** How many dossiers a first start shows. */
export const demoSize = 960;

/** Of one listing in so many something is claimed. */
const claimedEvery = 3;

const dayMilliseconds = 24 * 3_600_000;

/** Writes the whole of the demo in the transaction of this client. */
export async function fillDemo(
  client: PoolClient,
  passwordHash: string,
  deals: DealDependencies,
): Promise<void> {
  const now = new Date();
  const database = drizzle(client, { casing: 'snake_case' });
  const keys = {
    molecules: await insertMolecules(database, molecules),
    companies: await insertCompanies(database, [...companies, ...newcomers]),
  };
  await copyDossiers(client, keys, demoDossiers(demoSize));
  await copyPlants(client, keys.companies, demoPlants());
  await confirmMost(client);
  await insertPosts(database);
  const personKeys = await insertPeople(database, keys.companies, passwordHash, now);
  await insertDeals(database, deals, now);
  await insertDeskWork(database, personKeys, now);
  await insertClaims(database, { every: claimedEvery, now });
}

/** The keys of the demo people by their addresses. */
async function insertPeople(
  database: NodePgDatabase,
  companyKeys: ReadonlyMap<string, number>,
  passwordHash: string,
  now: Date,
): Promise<Map<string, number>> {
  const added = await database
    .insert(people)
    .values(
      demoPeople.map(({ company, joinedDaysAgo, ...person }) => {
        const joined =
          joinedDaysAgo === undefined
            ? catalogueStart
            : new Date(now.getTime() - joinedDaysAgo * dayMilliseconds);
        return { ...person, passwordHash, emailVerifiedAt: joined, createdAt: joined };
      }),
    )
    .returning({ id: people.id, email: people.email });
  const keys = new Map(added.map(({ email, id }) => [email, id]));
  await database.insert(companyPeople).values(
    demoPeople.flatMap(({ email, company }) => {
      if (company === undefined) return [];
      const [companyId, personId] = [companyKeys.get(company), keys.get(email)];
      if (companyId === undefined || personId === undefined) throw new Error(`${email} has no company`);
      return [{ companyId, personId, since: catalogueStart }];
    }),
  );
  return keys;
}

/** Most owners have said of late that their listings hold; of every ninth nobody has. */
async function confirmMost(client: PoolClient): Promise<void> {
  for (const table of ['dossiers', 'plants']) {
    await client.query(
      `update ${table} set confirmed_at = greatest(listed_at, $1::timestamptz - make_interval(days => id % 120)) where id % 9 <> 0`,
      [catalogueDay],
    );
  }
}
