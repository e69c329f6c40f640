import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { registerNames } from '#domains/registers/contract/register-rows.ts';
import { registerEditions } from '#domains/registers/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { xid8 } from '#platform/server/database/tables.ts';
import { rowFindings } from '../contract/evidence-findings.ts';
import { evidenceKinds } from '../contract/evidence-kinds.ts';
import { conflicts } from '../contract/evidence-state.ts';

/**
 * What is claimed of a dossier or a plant (§21.1). Listings stand on a later floor: that they exist, a migration sees to, and
 * that a claim goes with its listing.
 */
export const evidenceClaims = pgTable(
  'evidence_claims',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Of these one is set. */
    dossierId: integer(),
    plantId: integer(),
    kind: text({ enum: evidenceKinds }).notNull(),
    authority: text().notNull(),
    /** As it was typed; empty where it has none. */
    number: text().notNull(),
    /** By which registers have it; null where it has none. */
    numberKey: text(),
    holder: text().notNull(),
    substance: text().notNull(),
    site: text().notNull(),
    scope: text().notNull(),
    dosageForms: text().array().notNull(),
    issuedOn: date(),
    validUntil: date(),
    /** An address, or words. */
    source: text().notNull(),
    /** On which side who stated it, or changed it last, stood. */
    statedAs: text({ enum: ['owner', 'desk'] }).notNull(),
    statedBy: reference(() => people.id),
    statedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    /** Rises with every change: who acts on an older one is refused. */
    revision: integer().notNull().default(1),
    verdict: text({ enum: ['proven', 'refused'] }),
    decidedBy: integer().references(() => people.id),
    decidedAt: timestamp({ withTimezone: true }),
    /** The desk's, with its verdict. */
    note: text().notNull().default(''),
    /** The last day on which it counts as proven, by what is known of it; null where it does not. */
    provenUntil: date(),
  },
  (table) => [
    index().on(table.dossierId, table.id),
    index().on(table.plantId, table.id),
    index().on(table.kind, table.numberKey),
    index().on(table.provenUntil),
    index().on(table.statedAt, table.id),
    check('evidence_claims_of_one', sql`num_nonnulls(${table.dossierId}, ${table.plantId}) = 1`),
  ],
);

/** What the current edition of a register has of a claim's number (§21.6). Gone where the claim was changed since. */
export const evidenceChecks = pgTable(
  'evidence_checks',
  {
    claimId: reference(() => evidenceClaims.id, { onDelete: 'cascade' }).primaryKey(),
    register: text({ enum: registerNames }).notNull(),
    editionId: reference(() => registerEditions.id, { onDelete: 'cascade' }),
    /** Its day. */
    edition: date().notNull(),
    /** The day of the edition since which it says so. */
    since: date().notNull(),
    finding: text({ enum: rowFindings }),
    conflict: text({ enum: conflicts }),
    isSame: boolean().notNull(),
    /** The day that the row itself gives: of an inspection when it ended. */
    rowDay: date(),
    /** The day of the last inspection before it that indicated official action. */
    officialBefore: date(),
    /** As published. */
    rows: jsonb().$type<{ status: string; substance: string; holder: string }[]>().notNull(),
  },
  (table) => [index().on(table.editionId)],
);

/** A claim that an edition turned red, or that another one let be; told once to whoever deals over it (§21.7). */
export const evidenceMoves = pgTable(
  'evidence_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    claimId: reference(() => evidenceClaims.id, { onDelete: 'cascade' }),
    register: text({ enum: registerNames }).notNull(),
    /** The day of the edition that says so. */
    edition: date().notNull(),
    /** What the edition before said, and what this one says; null is nothing, or rows that disagree. */
    before: text({ enum: rowFindings }),
    now: text({ enum: rowFindings }),
    at: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    toldAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.claimId), index().on(table.id).where(sql`${table.toldAt} is null`)],
);

/** The one row that says by which schedule it is kept until when claims are proven (§21.3). */
export const evidenceKept = pgTable('evidence_kept', {
  id: integer().primaryKey().default(1),
  schedule: text().notNull(),
});

/** What the finder's index knows of a dossier's proofs that are no older than 24 months (§21.8). */
export const evidenceProofs = pgTable(
  'evidence_proofs',
  {
    dossierId: integer().primaryKey(),
    /** `cep`; of GMP with the dosage forms that it covers, each by itself: `gmp/Tablets`. */
    kinds: text().array().notNull(),
    /** The transaction that wrote it: how the finder's index finds what changed. */
    revisedIn: xid8().notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index().on(table.revisedIn)],
);
