import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { allowSilence } from '#platform/server/database/connection/statement-watch.ts';
import { insertClaims } from './claims.ts';
import { companies as namedCompanies, newcomers } from './companies/companies.ts';
import type { Company } from './companies/company.ts';
import { plantCompanies } from './companies/plant-sites.ts';
import { createPlantCatalogue, indexAfterPlant } from './companies/plants.ts';
import { indexAfterCode } from './dossier/listing.ts';
import { createCatalogue } from './medicines/dossiers.ts';
import { molecules } from './medicines/molecules.ts';
import { Random } from './random.ts';
import { copyDossiers, copyPlants, insertCompanies, insertMolecules, type Keys } from './rows.ts';
import { demoLock } from './seed.ts';

type Generation = {
  /** How many to add to what is there. */
  dossiers?: number;
  suppliers?: number;
  seed: number;
  /** Called after each batch with the number written so far of one kind. */
  onProgress?: (written: number, kind: 'dossiers' | 'suppliers') => void;
};

/** Rows of one COPY: whoever reads the table meanwhile sees it grow, and memory stays the same. */
const batchSize = 20_000;

/** Of one further listing in so many something is claimed. */
const claimedEvery = 20;

/** As many listings for each further company. */
const dossiersPerCompany = 500;
const plantsPerCompany = 4;

/**
 * Adds listings of the endless catalogues behind those that are there, with companies in proportion. Each batch
 * commits alone: one that fails leaves the earlier ones in place.
 */
export async function generateInto(pool: Pool, generation: Generation): Promise<void> {
  const { dossiers = 0, suppliers = 0, seed, onProgress } = generation;
  const client = await pool.connect();
  try {
    allowSilence(pool, client);
    await client.query("set statement_timeout = 0; set lock_timeout = '10min'");
    await client.query('select pg_advisory_lock($1)', [demoLock]);
    const count = Math.floor(dossiers / dossiersPerCompany) + Math.floor(suppliers / plantsPerCompany);
    const further = await furtherCompanies(client, count, seed);
    const keys = await insertOwners(client, further);
    const after = {
      afterDossier: await highestId(client, 'dossiers'),
      afterPlant: await highestId(client, 'plants'),
    };
    if (dossiers > 0) {
      const dossierAt = createCatalogue(seed, [...namedCompanies, ...further]);
      const first = indexAfterCode(await highestNumber(client, 'dossiers'));
      await inBatches(dossiers, async (from, size) => {
        await copyDossiers(client, keys, range(dossierAt, first + from, size));
        onProgress?.(from + size, 'dossiers');
      });
      await client.query('analyze dossiers');
    }
    if (suppliers > 0) {
      const owners = further.filter(({ manufacturing }) => manufacturing !== 'No');
      const plantAt = createPlantCatalogue(seed, owners.length > 0 ? owners : plantCompanies);
      const first = indexAfterPlant(await highestNumber(client, 'plants'));
      await inBatches(suppliers, async (from, size) => {
        await copyPlants(client, keys.companies, range(plantAt, first + from, size));
        onProgress?.(from + size, 'suppliers');
      });
      await client.query('analyze plants');
    }
    await insertClaims(drizzle(client, { casing: 'snake_case' }), {
      every: claimedEvery,
      now: new Date(),
      ...after,
    });
    await client.query('analyze evidence_claims');
  } finally {
    // Closing the connection gives back the lock and the settings, whatever happened before.
    client.release(true);
  }
}

async function insertOwners(client: PoolClient, further: readonly Company[]): Promise<Keys> {
  const database = drizzle(client, { casing: 'snake_case' });
  const owners = [...namedCompanies, ...newcomers, ...further];
  return {
    molecules: await insertMolecules(database, molecules),
    companies: await insertCompanies(database, owners),
  };
}

async function inBatches(count: number, write: (from: number, size: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += batchSize) await write(from, Math.min(batchSize, count - from));
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

async function highestId(client: PoolClient, table: 'dossiers' | 'plants'): Promise<number> {
  const { rows } = await client.query<{ id: number | null }>(`select max(id) as id from ${table}`);
  return rows[0]?.id ?? 0;
}

/** The highest number that a code of the table bears: 10417 of DB-10417. */
async function highestNumber(client: PoolClient, table: 'dossiers' | 'plants'): Promise<number> {
  const { rows } = await client.query<{ number: string | null }>(
    `select max(substr(code, 4)::bigint) as number from ${table} where code ~ '^(DB|SU)-[0-9]{1,15}$'`,
  );
  return Number(rows[0]?.number ?? 0);
}

function* range<Listing>(
  listingAt: (index: number) => Listing,
  first: number,
  size: number,
): Generator<Listing> {
  for (let index = first; index < first + size; index++) yield listingAt(index);
}
