import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { companies as namedCompanies } from './companies.ts';
import type { Company } from './company.ts';
import { indexAfterCode } from './dossier/listing.ts';
import { createCatalogue, type DemoDossier } from './dossiers.ts';
import { molecules } from './molecules.ts';
import { Random } from './random.ts';
import { copyDossiers, insertCompanies, insertMolecules } from './rows.ts';
import { demoLock } from './seed.ts';

export type Generation = {
  /** How many to add to what is there. */
  dossiers: number;
  seed: number;
  /** Called after each batch with the number written so far. */
  onProgress?: (written: number) => void;
};

/** Rows of one COPY: whoever reads the table meanwhile sees it grow, and memory stays the same. */
const batchSize = 20_000;

/** As many dossiers for each further company. */
const dossiersPerCompany = 500;

/**
 * Adds dossiers of the endless catalogue behind those that are there, with companies in proportion. Each batch
 * commits alone: one that fails leaves the earlier ones in place.
 */
export async function generateInto(pool: Pool, { dossiers, seed, onProgress }: Generation): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [demoLock]);
    const database = drizzle(client, { casing: 'snake_case' });
    const companies = [
      ...namedCompanies,
      ...(await furtherCompanies(client, Math.floor(dossiers / dossiersPerCompany), seed)),
    ];
    const keys = {
      molecules: await insertMolecules(database, molecules),
      companies: await insertCompanies(database, companies),
    };
    const dossierAt = createCatalogue(seed, companies);
    const first = await nextIndex(client);
    for (let written = 0; written < dossiers; ) {
      const size = Math.min(batchSize, dossiers - written);
      await copyDossiers(client, keys, range(dossierAt, first + written, size));
      written += size;
      onProgress?.(written);
    }
    await client.query('analyze dossiers');
  } finally {
    // Closing the connection gives back the lock and the settings, whatever happened before.
    client.release(true);
  }
}

/** Each has the profile of a named company, so that the mix stays; the number in the name counts all companies. */
async function furtherCompanies(client: PoolClient, count: number, seed: number): Promise<Company[]> {
  const { rows } = await client.query<{ count: number }>('select count(*)::integer as count from companies');
  const random = new Random(seed, 0);
  const before = Math.max(rows[0]?.count ?? 0, namedCompanies.length);
  return Array.from({ length: count }, (_, position) => {
    const model = random.pick(namedCompanies);
    return {
      ...model,
      name: `${model.name} ${before + position + 1}`,
      foundedYear: random.whole(1960, 2020),
    };
  });
}

async function nextIndex(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ number: string | null }>(
    "select max(substr(code, 4)::bigint) as number from dossiers where code ~ '^DB-[0-9]{1,15}$'",
  );
  return indexAfterCode(Number(rows[0]?.number ?? 0));
}

function* range(
  dossierAt: (index: number) => DemoDossier,
  first: number,
  size: number,
): Generator<DemoDossier> {
  for (let index = first; index < first + size; index++) yield dossierAt(index);
}
