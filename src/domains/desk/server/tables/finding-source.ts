import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { type LintSeverity, lintRuleIds, lintRules } from '#domains/dossiers/contract/lint-rules.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { listingFindings } from '#domains/listings/server/findings/tables.ts';
import type { TableSource } from '#platform/server/table-query/define.ts';
import { type ColumnOf, shapeOf } from '../../contract/back-office-tables.ts';
import { join, joinPerson, sameColumns } from '../source-columns.ts';

const explainer = alias(people, 'explainer');

function rulesOf(severities: readonly string[]): string[] {
  return lintRuleIds.filter((id) => severities.includes(lintRules[id].severity));
}

const isOf = (severity: LintSeverity) =>
  sql`${listingFindings.rule} = any(${sql.param(rulesOf([severity]))}::text[])`;

/** What the rules have against dossiers (§12.16). A severity is its rule's, and stands in no row. */
export const findingSource: TableSource<ColumnOf<'findings'>, 'dossier' | 'explainer'> = {
  shape: shapeOf('findings'),
  from: sql`${listingFindings}`,
  id: sql`${listingFindings.id}`,
  joins: {
    dossier: join(dossiers, listingFindings.dossierId),
    explainer: joinPerson(explainer, listingFindings.reasonBy, true),
  },
  columns: {
    ...sameColumns(listingFindings, ['rule', 'words', 'reason', 'foundAt']),
    listing: { value: sql`${dossiers.code} || ' ' || ${dossiers.title}`, needs: ['dossier'] },
    severity: {
      value: sql`case when ${isOf('block')} then 'block' when ${isOf('ask')} then 'ask' else 'note' end`,
      where: (given) => sql`${listingFindings.rule} = any(${sql.param(rulesOf(given.split(',')))}::text[])`,
    },
    open: { value: sql`(${isOf('ask')} and ${listingFindings.reason} = '')` },
    reasonBy: { value: sql`${explainer.name}`, needs: ['explainer'] },
  },
  keys: { dossier: sql`${listingFindings.dossierId}`, person: sql`${listingFindings.reasonBy}` },
};
