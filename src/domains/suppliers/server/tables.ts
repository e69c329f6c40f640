import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { listingColumns } from '#domains/catalogue/server/listing-table.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { reference } from '#platform/server/database/rows/reference.ts';

/** How a plant makes one dosage form; empty where the company left it open. */
export type Production = {
  dosageForm: string;
  /** What is made of it: 'immediate release, bilayer'. */
  capabilities: string;
  manufacturing: string;
  packaging: string;
  capacity: string;
  manufacturingEquipment: string;
  packagingEquipment: string;
};

/** A listed plant: to a buyer, a supplier. Free texts are kept as the company wrote them, empty ones included. */
export const plants = pgTable(
  'plants',
  {
    /** `code` is the listing's, SU-20417. */
    ...listingColumns(),
    /** The plant's own, PL-0417. */
    plantCode: text().notNull().unique(),
    companyId: reference(() => companies.id),
    country: text().notNull(),
    city: text().notNull(),

    /** From 0 to 5, in any fraction. */
    stars: doublePrecision().notNull(),
    yearsOfOperation: smallint().notNull(),
    /** 'Emerging', 'Large' and the like. */
    companyType: text().notNull(),

    dosageForms: text().array().notNull(),
    accreditations: text().array().notNull(),
    /** Separated by semicolons: what stands behind the accreditation 'Others'. */
    otherGmp: text().notNull(),
    compliances: text().array().notNull(),
    inspectionYear: smallint(),
    specialCapabilities: text().array().notNull(),
    /** The same and more in a few words each, for the card. */
    capabilityTexts: text().array().notNull(),
    manufacturerTypes: text().array().notNull(),
    /** What is offered beside the dosage forms. */
    otherOfferings: text().array().notNull(),
    annualCapacity: text().notNull(),
    /** In $ per unit, '0.8'. Companies also leave it null, empty or write 'null'. */
    unitPrice: text(),

    /** Of the plant's company, or done at the plant: 'Yes' or another value. */
    rdCapabilities: text().notNull(),
    apiManufacturing: text().notNull(),
    frontEndMarkets: text().notNull(),

    production: jsonb().$type<Production[]>().notNull(),
  },
  (table) => [
    index().on(table.revisedIn),
    index().on(table.companyId),
    check('plants_stars', sql`${table.stars} between 0 and 5`),
    check('plants_years', sql`${table.yearsOfOperation} >= 0`),
    check('plants_production', sql`jsonb_array_length(${table.production}) <= 10`),
  ],
);
