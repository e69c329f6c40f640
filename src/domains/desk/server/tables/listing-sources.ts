import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { companies } from '#domains/companies/server/tables.ts';
import { settlements } from '#domains/dossiers/server/settlements/tables.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { listingFields } from '#domains/listings/contract/listing-fields.ts';
import { listingEdits } from '#domains/listings/server/tables.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import type { TableSource } from '#platform/server/table-query/define.ts';
import { wordsOf } from '#platform/server/table-query/words.ts';
import { type ColumnOf, shapeOf } from '../../contract/back-office-tables.ts';
import { isProven, join, joinPerson, momentOrNone, sameColumns } from '../source-columns.ts';

const proposer = alias(people, 'proposer');

/** What the desk reads on a listing's form, in the form's order, by kind. */
const fieldLabels = JSON.stringify(
  Object.fromEntries(
    Object.entries(listingFields).map(([kind, fields]) => [
      kind,
      fields.map(({ name, label }, position) => ({ name, label, position })),
    ]),
  ),
);

export const dossierSource: TableSource<ColumnOf<'dossiers'>, 'owner'> = {
  shape: shapeOf('dossiers'),
  from: sql`${dossiers}`,
  id: sql`${dossiers.id}`,
  joins: { owner: join(companies, dossiers.companyId) },
  searched: wordsOf(dossiers),
  columns: {
    ...sameColumns(dossiers, ['code', 'title'], wordsOf(dossiers)),
    ...sameColumns(dossiers, ['state', 'dosageForm', 'readiness', 'curated', 'offerDays', 'listedAt']),
    owner: { value: sql`${companies.name}`, within: wordsOf(companies), needs: ['owner'] },
    confirmedAt: momentOrNone(dossiers.confirmedAt, '-infinity'),
    company: { value: sql`${dossiers.companyId}` },
    category: {
      value: sql`${dossiers.therapeuticCategories}`,
      where: (given) => sql`${dossiers.therapeuticCategories} && ${sql.param([given])}::text[]`,
    },
    market: {
      value: sql`${dossiers.markets}`,
      where: (given) => sql`${dossiers.markets} && ${sql.param(given.split(','))}::text[]`,
    },
  },
  keys: { company: sql`${dossiers.companyId}` },
};

export const supplierSource: TableSource<ColumnOf<'suppliers'>, 'owner'> = {
  shape: shapeOf('suppliers'),
  from: sql`${plants}`,
  id: sql`${plants.id}`,
  joins: { owner: join(companies, plants.companyId) },
  searched: wordsOf(plants),
  columns: {
    ...sameColumns(plants, ['code', 'plantCode', 'city', 'country'], wordsOf(plants)),
    ...sameColumns(plants, ['state', 'companyType', 'yearsOfOperation', 'listedAt']),
    owner: { value: sql`${companies.name}`, within: wordsOf(companies), needs: ['owner'] },
    confirmedAt: momentOrNone(plants.confirmedAt, '-infinity'),
    company: { value: sql`${plants.companyId}` },
  },
  keys: { company: sql`${plants.companyId}` },
};

export const editSource: TableSource<ColumnOf<'edits'>, 'dossier' | 'plant' | 'proposer'> = {
  shape: shapeOf('edits'),
  from: sql`${listingEdits}`,
  id: sql`${listingEdits.id}`,
  joins: {
    dossier: join(dossiers, listingEdits.dossierId, true),
    plant: join(plants, listingEdits.plantId, true),
    proposer: joinPerson(proposer, listingEdits.proposedBy),
  },
  columns: {
    ...sameColumns(listingEdits, ['kind', 'state', 'proposedAt', 'note']),
    listing: {
      value: sql`coalesce(${dossiers.code} || ' ' || ${dossiers.title}, ${plants.code} || ' ' || ${plants.city})`,
      needs: ['dossier', 'plant'],
    },
    fields: {
      value: sql`case when ${listingEdits.asks} = 'publication' then 'New listing, to be published' else (select string_agg(labels.label, ', ' order by labels.position)
        from jsonb_to_recordset(${fieldLabels}::jsonb -> ${listingEdits.kind}::text) as labels(name text, label text, position int)
        where ${listingEdits.changes} ? labels.name) end`,
    },
    proposer: { value: sql`${proposer.name}`, within: wordsOf(proposer), needs: ['proposer'] },
    decidedAt: momentOrNone(listingEdits.decidedAt, 'infinity'),
    proven: { value: isProven(proposer), needs: ['proposer'] },
  },
  keys: {
    dossier: sql`${listingEdits.dossierId}`,
    plant: sql`${listingEdits.plantId}`,
    person: sql`${listingEdits.proposedBy}`,
  },
};

const enterer = alias(people, 'enterer');

export const settlementSource: TableSource<ColumnOf<'settlements'>, 'dossier' | 'enterer'> = {
  shape: shapeOf('settlements'),
  from: sql`${settlements}`,
  id: sql`${settlements.id}`,
  joins: {
    dossier: join(dossiers, settlements.dossierId),
    enterer: joinPerson(enterer, settlements.enteredBy),
  },
  columns: {
    ...sameColumns(settlements, ['market', 'day', 'parties', 'state', 'enteredAt', 'source', 'note']),
    listing: { value: sql`${dossiers.code} || ' ' || ${dossiers.title}`, needs: ['dossier'] },
    enteredBy: { value: sql`${enterer.name}`, within: wordsOf(enterer), needs: ['enterer'] },
    decidedAt: momentOrNone(settlements.decidedAt, 'infinity'),
  },
  keys: { dossier: sql`${settlements.dossierId}`, person: sql`${settlements.enteredBy}` },
};
