import type { FieldValue } from '#domains/catalogue/contract/listing-field.ts';
import { dossierFields } from '#domains/dossiers/contract/dossier-fields.ts';
import type { Asking } from './asking.ts';
import type { ReadColumn } from './columns/column-questions.ts';

/** What a draft cannot do without and a sheet seldom has a column for: one answer holds for all rows. */
const asked = ['offerDays', 'readiness'] as const;

/** Asks for what no column says; by field the value for all rows, or the question that it waits for. */
export function askNeeded(
  columns: readonly ReadColumn[],
  asking: Asking,
): Record<string, FieldValue | { waits: string }> {
  const needed: Record<string, FieldValue | { waits: string }> = {};
  for (const name of asked) {
    if (columns.some(({ target }) => target === name)) continue;
    const field = dossierFields.find((one) => one.name === name);
    if (field === undefined) continue;
    const id = `needed:${name}`;
    const answer = asking.ask({
      id,
      kind: 'needed',
      column: '',
      words: `No column says '${field.label}'. What holds for all rows?`,
      options:
        field.type === 'choice' ? field.options.map((option) => ({ value: option, label: option })) : [],
      mayType: field.type === 'number' ? 'number' : 'no',
      samples: [],
      rows: 0,
    });
    needed[name] = answer === null ? { waits: id } : field.type === 'number' ? Number(answer) : answer;
  }
  return needed;
}
