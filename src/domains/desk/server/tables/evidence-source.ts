import { type SQL, sql } from 'drizzle-orm';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { tellingFindings } from '#domains/evidence/contract/evidence-findings.ts';
import { evidenceKinds, evidenceNames } from '#domains/evidence/contract/evidence-kinds.ts';
import { schedules } from '#domains/evidence/contract/evidence-schedule.ts';
import { evidenceChecks, evidenceClaims } from '#domains/evidence/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { TableSource } from '#platform/server/table-query/define.ts';
import { type ColumnOf, shapeOf } from '../../contract/back-office-tables.ts';
import { join, momentOrNone, sameColumns } from '../source-columns.ts';

const claim = evidenceClaims;
const today = sql`(now() at time zone 'UTC')::date`;

/** 'GMP certificate EU GMP', 'DMF 12345'; a CEP's number says itself that it is one. */
const words = sql`case ${claim.kind} when 'cep' then '' ${sql.join(
  evidenceKinds.map(
    (kind) => sql`when ${sql.raw(`'${kind}'`)} then ${sql.param(`${evidenceNames[kind].name} `)}::text`,
  ),
  sql` `,
)} end || coalesce(nullif(${claim.number}, ''), ${claim.authority})`;

/** Whose inspection, the register's where it has a newer one, is too long ago for any proof (§21.3). */
const isOldInspection: SQL[] = evidenceKinds.flatMap((kind) => {
  const schedule = schedules[kind];
  if (schedule.months === null || schedule.from !== 'issued') return [];
  const { months } = schedule;
  const until = sql`coalesce(${evidenceChecks.rowDay}, ${claim.issuedOn}) + ${sql.raw(`interval '${months} months'`)}`;
  return [sql`(${claim.kind} = ${sql.raw(`'${kind}'`)} and ${until} < ${today})`];
});

/** What the desk's word could not make green: the claim's page says the same to whoever would prove it (§21.2). */
const isBarred = sql.join(
  [
    sql`${evidenceChecks.conflict} is not null`,
    sql`${evidenceChecks.finding} = any(${sql.param(tellingFindings)}::text[])`,
    sql`${claim.validUntil} < ${today}`,
    sql`(cardinality(${claim.dosageForms}) > 0 and ${dossiers.dosageForm} <> all(${claim.dosageForms}))`,
    ...isOldInspection,
  ],
  sql` or `,
);

/** What is claimed of listings, and which of it waits for the desk's word (§21.2). */
export const evidenceSource: TableSource<ColumnOf<'evidence'>, 'dossier' | 'plant' | 'check'> = {
  shape: shapeOf('evidence'),
  from: sql`${claim}`,
  id: sql`${claim.id}`,
  joins: {
    dossier: join(dossiers, claim.dossierId, true),
    plant: join(plants, claim.plantId, true),
    check: {
      table: sql`${evidenceChecks}`,
      ...{ id: sql`${evidenceChecks.claimId}`, key: sql`${claim.id}`, optional: true },
    },
  },
  columns: {
    ...sameColumns(claim, ['kind', 'authority', 'statedAs', 'statedAt', 'source', 'note']),
    listing: {
      value: sql`coalesce(${dossiers.code} || ' ' || ${dossiers.title}, ${plants.code} || ' ' || ${plants.city})`,
      needs: ['dossier', 'plant'],
    },
    claim: { value: words },
    state: {
      value: sql`case when ${claim.verdict} = 'refused' then 'refused' when ${isBarred} then 'barred'
        when ${claim.provenUntil} >= ${today} then 'proven' else 'waiting' end`,
      needs: ['dossier', 'check'],
    },
    decidedAt: momentOrNone(claim.decidedAt, 'infinity'),
  },
  keys: { dossier: sql`${claim.dossierId}`, plant: sql`${claim.plantId}` },
};
