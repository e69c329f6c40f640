import type { TestProduct } from '../test-product.ts';

/** Written by jobs, once a minute or as they come to it: between two counts it says nothing of what was asked. */
export const writtenByJobs = [
  'launch_facts',
  'launch_windows',
  'dossier_windows',
  'windows_due',
  'evidence_kept',
];

/** Written by the asking itself, or by a job. */
const passing = [
  ...writtenByJobs,
  ...['attempts', 'outgoing_mails', 'finder_visits', 'opened_listings', 'listing_demand', 'demand_companies'],
  ...['demand_marks', 'account_keys', 'dossier_views', 'empty_searches', 'listing_imports', 'own_sheets'],
  'register_uploads',
];

/** Of each table how many rows it has, and the number of the last transaction that wrote one. */
export type Fingerprint = Record<string, string>;

export type Fingerprints = { take(): Promise<Fingerprint>; close(): void };

/**
 * What nobody who was refused may have changed: every row of every table but those of `passing`. A row that is written bears
 * the number of its transaction, higher than any before; one that is deleted is missing.
 */
export async function openFingerprints({ db }: TestProduct): Promise<Fingerprints> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)",
    [passing],
  );
  const parts = tables.map(
    ({ name }) => `select '${name}' as name, count(*), max(xmin::text::bigint) as written from "${name}"`,
  );
  // One session plans it once, and has no processes begun for tables of a few rows: they cost more than the reading.
  const session = await db.$client.connect();
  await session.query('set max_parallel_workers_per_gather = 0; set plan_cache_mode = force_generic_plan');
  return {
    async take() {
      const { rows } = await session.query<Record<'name' | 'count' | 'written', string>>({
        name: 'fingerprint',
        text: parts.join(' union all '),
      });
      return Object.fromEntries(rows.map(({ name, count, written }) => [name, `${count} rows, ${written}`]));
    },
    close: () => session.release(true),
  };
}
