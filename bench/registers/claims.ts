import type pg from 'pg';
import { checkClaims } from '#domains/evidence/server/checks/check-claims.ts';
import { lookups } from '#domains/evidence/server/checks/lookups.ts';
import { refreshProofs } from '#domains/evidence/server/proofs.ts';
import { openDatabase } from '#platform/server/database/database.ts';

const claims = 100_000;
const files = 40_000;

/** States a DMF of every dossier, of which the first list says that all are active. */
export async function stateClaims(pool: pg.Pool): Promise<void> {
  await takeInList(pool, 'true');
  await pool.query(
    `insert into evidence_claims
       (dossier_id, kind, authority, number, number_key, holder, substance, site, scope, dosage_forms, source, stated_as, stated_by)
     select 1 + at % (select count(*) from dossiers), 'dmf', 'USFDA', 1 + at % $2, 1 + at % $2, 'Holder ' || (1 + at % $2), '', '',
       '', '{}', 'A letter', 'owner', (select min(id) from people)
     from generate_series(0, $1 - 1) as at`,
    [claims, files],
  );
  await checkAll(pool);
}

/** Takes in a list in which every tenth file is active no more; how long all claims took to be held against it, in seconds. */
export async function checkAgainstNext(
  pool: pg.Pool,
): Promise<{ claims: number; moved: number; seconds: number }> {
  await takeInList(pool, 'at % 10 <> 0');
  const from = performance.now();
  const moved = await checkAll(pool);
  return { claims, moved, seconds: (performance.now() - from) / 1000 };
}

async function checkAll(pool: pg.Pool): Promise<number> {
  const db = openDatabase(pool);
  const moved = await checkClaims(db, lookups);
  await refreshProofs(db, new Date().toISOString().slice(0, 10));
  return moved;
}

async function takeInList(pool: pg.Pool, isActive: string): Promise<void> {
  await pool.query(`update register_editions set standing = 'former' where register = 'fda-dmfs'`);
  await pool.query(
    `with edition as (
       insert into register_editions (register, day, sha256, file_name, brought_by, standing, rows_read, rows_taken,
         rows_refused, rows_repeated, rows_left_out)
       values ('fda-dmfs', current_date, '', 'dmfs.xlsx', 'command', 'current', ${files}, ${files}, 0, 0, 0) returning id)
     insert into fda_dmfs (edition_id, line, key, is_in_conflict, status, state, type, holder, subject)
     select edition.id, at, at, false, case when ${isActive} then 'A' else 'I' end,
       case when ${isActive} then 'valid' else 'inactive' end, 'II', 'Holder ' || at, 'Substance ' || at
     from edition, generate_series(1, ${files}) as at`,
  );
  await pool.query('analyze');
}
