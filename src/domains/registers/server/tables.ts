import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { reference } from '#platform/server/database/rows/reference.ts';
import { inspectionOutcomes, listedStates } from '../contract/evidence-rows.ts';
import { editionOldAfterDays, registerNames } from '../contract/register-rows.ts';

/**
 * Publishers' files as they were taken in (§20.1). Of each register one is current; its rows and those of the former one
 * are kept, of all others the head alone.
 */
export const registerEditions = pgTable(
  'register_editions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    register: text({ enum: registerNames }).notNull(),
    /** As the publisher gives it. */
    day: date().notNull(),
    /** Of what the file holds, unpacked. */
    sha256: text().notNull(),
    fileName: text().notNull(),
    /** Who at the desk it was, the audit trail says. */
    broughtBy: text({ enum: ['snapshot', 'command', 'desk'] }).notNull(),
    takenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    standing: text({ enum: ['current', 'former', 'past'] }).notNull(),
    rowsRead: integer().notNull(),
    rowsTaken: integer().notNull(),
    rowsRefused: integer().notNull(),
    rowsRepeated: integer().notNull(),
    rowsLeftOut: integer().notNull(),
    /** Of those taken: rows of one number that say different things. */
    rowsInConflict: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('one_edition_of_a_register_is_current')
      .on(table.register)
      .where(sql`${table.standing} = 'current'`),
  ],
);

/** Whether an edition is to be told with its day (§20.1). */
export const isOldEdition = sql<boolean>`${registerEditions.day} < (now() at time zone 'utc')::date - ${editionOldAfterDays}::int`;

/** The edition and the line of its file in which a row stands. */
function rowColumns() {
  return {
    editionId: reference(() => registerEditions.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
  };
}

export const orangeProducts = pgTable(
  'orange_products',
  {
    ...rowColumns(),
    applicationType: text({ enum: ['N', 'A'] }).notNull(),
    application: text().notNull(),
    product: text().notNull(),
    ingredients: text().array().notNull(),
    form: text().notNull(),
    route: text().notNull(),
    tradeName: text().notNull(),
    applicant: text().notNull(),
    strength: text().notNull(),
    note: text(),
    therapeuticEquivalence: text(),
    approvedOn: date(),
    isReferenceListed: boolean().notNull(),
    isReferenceStandard: boolean().notNull(),
    marketing: text({ enum: ['RX', 'OTC', 'DISCN'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.line] }),
    index().using('gin', table.ingredients),
  ],
);

export const orangePatents = pgTable(
  'orange_patents',
  {
    ...rowColumns(),
    application: text().notNull(),
    product: text().notNull(),
    patent: text().notNull(),
    isPaediatric: boolean().notNull(),
    expiresOn: date().notNull(),
    coversSubstance: boolean().notNull(),
    coversProduct: boolean().notNull(),
    useCode: text(),
    isDelisted: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.line] }), index().on(table.application)],
);

export const orangeExclusivities = pgTable(
  'orange_exclusivities',
  {
    ...rowColumns(),
    application: text().notNull(),
    product: text().notNull(),
    code: text().notNull(),
    endsOn: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.line] }), index().on(table.application)],
);

export const purpleProducts = pgTable(
  'purple_products',
  {
    ...rowColumns(),
    application: text().notNull(),
    product: text().notNull(),
    proprietaryName: text().notNull(),
    properName: text().notNull(),
    licenceType: text().notNull(),
    strength: text().notNull(),
    form: text().notNull(),
    route: text().notNull(),
    marketing: text().notNull(),
    licensure: text().notNull(),
    approvedOn: date(),
    referenceProperName: text(),
    firstLicensedOn: date(),
    referenceExclusivityEndsOn: date(),
    interchangeableExclusivityEndsOn: date(),
    isInterchangeableEndUndetermined: boolean().notNull(),
    orphanExclusivityEndsOn: date(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.line] }), index().on(table.properName)],
);

export const euMedicines = pgTable(
  'eu_medicines',
  {
    ...rowColumns(),
    number: text().notNull(),
    name: text().notNull(),
    status: text().notNull(),
    inn: text().notNull(),
    substance: text().notNull(),
    atc: text(),
    isBiosimilar: boolean().notNull(),
    isGenericOrHybrid: boolean().notNull(),
    isOrphan: boolean().notNull(),
    holder: text().notNull(),
    authorisedOn: date(),
    endedOn: date(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.line] }), index().on(table.inn)],
);

/** What a claim is held against by its number, and whether another row of that number says something else. */
function listedColumns() {
  return { ...rowColumns(), key: text().notNull(), isInConflict: boolean().notNull() };
}

export const edqmCeps = pgTable(
  'edqm_ceps',
  {
    ...listedColumns(),
    number: text().notNull(),
    revision: text().notNull(),
    substanceNumber: text().notNull(),
    substance: text().notNull(),
    holder: text().notNull(),
    type: text().notNull(),
    status: text().notNull(),
    state: text({ enum: listedStates }).notNull(),
    issuedOn: date().notNull(),
    endedOn: date(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.line] }), index().on(table.editionId, table.key)],
);

export const fdaDmfs = pgTable(
  'fda_dmfs',
  {
    ...listedColumns(),
    status: text().notNull(),
    state: text({ enum: listedStates }).notNull(),
    type: text().notNull(),
    submittedOn: date(),
    holder: text().notNull(),
    subject: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.line] }), index().on(table.editionId, table.key)],
);

export const fdaInspections = pgTable(
  'fda_inspections',
  {
    ...listedColumns(),
    inspection: text().notNull(),
    name: text().notNull(),
    city: text().notNull(),
    region: text().notNull(),
    country: text().notNull(),
    endedOn: date().notNull(),
    classification: text().notNull(),
    outcome: text({ enum: inspectionOutcomes }).notNull(),
    projectArea: text().notNull(),
    productType: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.line] }), index().on(table.editionId, table.key)],
);

/** The rows of each list of evidence. */
export const listedTables = {
  'edqm-ceps': edqmCeps,
  'fda-dmfs': fdaDmfs,
  'fda-inspections': fdaInspections,
};

/** The rows of each register. */
export const rowTables = {
  ...listedTables,
  'orange-book-products': orangeProducts,
  'orange-book-patents': orangePatents,
  'orange-book-exclusivities': orangeExclusivities,
  'purple-book': purpleProducts,
  'ema-medicines': euMedicines,
};
