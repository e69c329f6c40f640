import { type Column, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { listingColumns } from '#domains/catalogue/server/listing-table.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';
import { dosageForms, dossierReadiness } from '../contract/dossier-lists.ts';

/** All that a molecule is called, in lower case, by a function that a migration has. */
export function namesOfMolecule(table: Record<'inn' | 'otherNames' | 'brands', Column>) {
  return sql<string[]>`names_of_molecule(${table.inn}, ${table.otherNames}, ${table.brands})`;
}

/** What is true of a medicine whoever sells it. */
export const molecules = pgTable(
  'molecules',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** International non-proprietary name; components of a combination joined by ' + '. */
    inn: text().notNull(),
    /** USAN, BAN and former names, and the brands: whatever a buyer may type instead. */
    otherNames: text().array().notNull(),
    brands: text().array().notNull(),
    about: text().notNull(),
    /** Structure of a small molecule; null for what has none to draw. */
    smiles: text(),
  },
  (table) => [
    uniqueIndex('one_molecule_of_a_name').on(sql`lower(${table.inn})`),
    index('names_of_molecules').using('gin', namesOfMolecule(table)),
  ],
);

/**
 * A molecule with its salt, form, routes and strengths, however many offer it (§20.7). A trigger on dossiers gives each
 * its own and adds what is not there yet; a migration has it.
 */
export const presentations = pgTable(
  'presentations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    moleculeId: reference(() => molecules.id, { onDelete: 'cascade' }),
    /** As whichever listing was the first has them, a draft too: readers are told a published one's words. */
    salt: text().notNull(),
    dosageForm: text({ enum: dosageForms }).notNull(),
    routes: text().array().notNull(),
    strengths: text().notNull(),
    /** Of the texts, whatever their case and spaces, and of the routes in whichever order. */
    identity: text().notNull(),
  },
  (table) => [unique().on(table.moleculeId, table.identity)],
);

/** A listed dossier. Free texts are kept as the company wrote them: '-', 'NA' and empty included. */
export const dossiers = pgTable(
  'dossiers',
  {
    ...listingColumns(),
    companyId: reference(() => companies.id),
    moleculeId: reference(() => molecules.id),
    /** Of its molecule, salt, form, routes and strengths: a trigger gives it, whatever is written here (§20.7). */
    presentationId: reference(() => presentations.id).default(0),
    title: text().notNull(),
    curated: boolean().notNull().default(false),
    /** Business days until the company's offer. */
    offerDays: smallint().notNull(),

    dosageForm: text({ enum: dosageForms }).notNull(),
    routes: text().array().notNull(),
    strengths: text().notNull(),
    salt: text().notNull(),
    therapeuticCategories: text().array().notNull(),
    atcClasses: text().array().notNull(),
    indication: text().notNull(),
    usReferenceProduct: text().notNull(),
    usConstraintDate: date(),
    prescriptionStatus: text().notNull(),
    packStyle1: text().notNull(),
    packSizes1: text().array().notNull(),
    packStyle2: text().notNull(),
    packSizes2: text().array().notNull(),
    clinicalDetails: text().notNull(),
    readiness: text({ enum: dossierReadiness }).notNull(),
    registeredIn: text().notNull(),

    markets: text().array().notNull(),
    supply: text().array().notNull(),
    techTransfer: text().notNull(),
    dealType: text().notNull(),
    exclusivity: text().notNull(),
    marketingAuthorisationHolder: text().notNull(),
    ipOwner: text().notNull(),
    dealDetails: text().notNull(),
    oneTimeFee: text().notNull(),
    royalty: text().notNull(),
    profitShare: text().notNull(),
    supplyPrice: text().notNull().default(''),

    rdDetails: text().notNull(),
    submissionBatches: text().notNull(),
    gmpStatuses: text().array().notNull(),
    lastInspection: text().notNull(),
    countriesOfManufacture: text().array().notNull(),
    apiSources: text().notNull(),
    apiType: text().notNull(),
    apiDmf: text().notNull(),
    cppCountry: text().notNull(),
    batchSize: text().notNull(),
    minimumOrder: text().notNull(),
    cro: text().notNull(),
    stabilityConditions: text().notNull(),
    shelfLife: text().notNull().default(''),
    leadTime: text().notNull().default(''),

    /** Services of the company for this dossier: 'Yes' or another value. */
    regulatorySupport: text().notNull(),
    incrementalRd: text().notNull(),
    techTransferSupport: text().notNull(),
    stabilityLoading: text().notNull(),
  },
  (table) => [
    index().on(table.revisedIn),
    index().on(table.companyId, table.id),
    index().on(table.moleculeId, table.id),
    index().on(table.presentationId, table.id),
  ],
);
