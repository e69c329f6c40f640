import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ClientBase } from 'pg';
import { companies } from '#domains/companies/server/tables.ts';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { Company } from './companies/company.ts';
import { copyRows } from './companies/copy.ts';
import type { DemoPlant } from './companies/plants.ts';
import type { DemoDossier } from './medicines/dossiers.ts';
import { catalogueStart } from './medicines/listing-dates.ts';
import type { Molecule } from './medicines/molecule.ts';

/** Primary keys by INN in small letters, and by company name. */
export type Keys = { molecules: ReadonlyMap<string, number>; companies: ReadonlyMap<string, number> };

/** One statement takes at most 65,535 parameters. */
const companiesPerStatement = 5_000;

/** Adds the molecules that are not there yet; the keys of all. */
export async function insertMolecules(
  database: NodePgDatabase,
  list: readonly Molecule[],
): Promise<Map<string, number>> {
  await database
    .insert(molecules)
    .values(
      list.map(({ inn, otherNames, brands, about, structure }) => ({
        ...{ inn, otherNames, brands, about },
        smiles: structure?.smiles ?? null,
      })),
    )
    .onConflictDoNothing();
  const rows = await database.select({ id: molecules.id, inn: molecules.inn }).from(molecules);
  return new Map(rows.map(({ id, inn }) => [inn.toLowerCase(), id]));
}

/** Adds the companies that are not there yet; the keys of all. */
export async function insertCompanies(
  database: NodePgDatabase,
  list: readonly Company[],
): Promise<Map<string, number>> {
  for (let start = 0; start < list.length; start += companiesPerStatement) {
    const some = list.slice(start, start + companiesPerStatement);
    await database
      .insert(companies)
      .values(some.map(({ markets, sites, ...columns }) => ({ ...columns, createdAt: catalogueStart })))
      .onConflictDoNothing();
  }
  const rows = await database.select({ id: companies.id, name: companies.name }).from(companies);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

export async function copyDossiers(
  client: ClientBase,
  keys: Keys,
  list: Iterable<DemoDossier>,
): Promise<void> {
  await copyRows(client, dossiers, ['id', 'revisedIn'], dossierRows(keys, list));
}

function* dossierRows(keys: Keys, list: Iterable<DemoDossier>) {
  for (const { listing, company, molecule } of list) {
    yield {
      ...listing,
      companyId: known(keys.companies, company.name),
      moleculeId: known(keys.molecules, molecule.inn.toLowerCase()),
    };
  }
}

export async function copyPlants(
  client: ClientBase,
  companyKeys: Keys['companies'],
  list: Iterable<DemoPlant>,
): Promise<void> {
  await copyRows(client, plants, ['id', 'revisedIn'], plantRows(companyKeys, list));
}

function* plantRows(companyKeys: Keys['companies'], list: Iterable<DemoPlant>) {
  for (const { listing, company } of list) {
    const production = JSON.stringify(listing.production);
    yield { ...listing, production, companyId: known(companyKeys, company.name) };
  }
}

function known(keys: ReadonlyMap<string, number>, name: string): number {
  const key = keys.get(name);
  if (key === undefined) throw new Error(`not in the database: ${name}`);
  return key;
}
