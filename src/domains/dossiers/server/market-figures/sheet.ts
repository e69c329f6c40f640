import { notInEu } from '#domains/registers/contract/register-words.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { inOne, type NewSheet } from '#platform/server/sheets/write-xlsx.ts';
import type { OpportunityRow } from './opportunities.ts';

const columns: readonly { label: string; value: (row: OpportunityRow) => string | number }[] = [
  { label: 'Molecule', value: (row) => row.molecule },
  { label: 'Form', value: (row) => row.form },
  { label: 'Strengths', value: (row) => row.strengths },
  { label: 'ATC', value: (row) => row.atc ?? '' },
  { label: 'Market', value: (row) => row.market },
  { label: 'Last hard end', value: (row) => row.hardUntil },
  { label: 'What ends', value: (row) => row.last },
  { label: 'As of', value: (row) => row.asOf ?? '' },
  { label: 'Holders of approved generics', value: (row) => row.generics ?? '' },
  { label: 'Dossiers here', value: (row) => row.dossiers },
  // What is not told is empty: a 0 would be a figure.
  { label: 'Companies that want it', value: (row) => row.wanted || '' },
  { label: 'Companies that asked', value: (row) => row.asked || '' },
  { label: 'Brand', value: (row) => row.brand },
  { label: 'Holder', value: (row) => row.holder },
  {
    label: 'Not in the register',
    value: (row) => (row.market === 'EU' ? `${capitalise(notInEu)} are not listed` : ''),
  },
];

/** Opportunities as a sheet. */
export function toOpportunitySheet(rows: readonly OpportunityRow[]): NewSheet {
  const head = columns.map(({ label }) => label);
  const body = rows.map((row) => columns.map(({ value }) => value(row)));
  return { name: 'Opportunities', rows: inOne([head, ...body]) };
}
