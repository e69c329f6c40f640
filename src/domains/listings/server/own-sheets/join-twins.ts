import type { FieldValue } from '#domains/catalogue/contract/listing-field.ts';
import type { Asking } from './asking.ts';
import type { ReadDraft } from './read-rows.ts';
import { notAnswered } from './values/cell-trouble.ts';

/** Rows that differ in their strengths alone are one product, or several, as their owner says; the same row twice is a fault. */
export function joinTwins(drafts: readonly ReadDraft[], asking: Asking): ReadDraft[] {
  const sound = drafts.filter(({ faults, values }) => faults.length === 0 && values.strengths !== undefined);
  const groups = Map.groupBy(sound, ({ values }) => keyOf(values));
  const gone = new Set<ReadDraft>();
  for (const [first, ...others] of groups.values()) {
    if (first === undefined || others.length === 0) continue;
    const seen = new Map([[first.values.strengths, first]]);
    for (const other of others) {
      const same = seen.get(other.values.strengths);
      if (same !== undefined) {
        other.faults.push({
          row: other.rows[0] as number,
          column: 'Strengths',
          message: `Row ${same.rows[0]} says the same`,
        });
        continue;
      }
      seen.set(other.values.strengths, other);
    }
    const different = [...seen.values()];
    if (different.length < 2) continue;
    const answer = askTwins(different, asking);
    if (answer === 'apart') continue;
    if (answer === 'join') {
      first.values.strengths = different.map(({ values }) => values.strengths).join(', ');
      first.rows = different.flatMap(({ rows }) => rows);
      for (const other of different.slice(1)) gone.add(other);
    } else {
      for (const { rows, faults } of different)
        faults.push({
          row: rows[0] as number,
          column: 'Strengths',
          message: notAnswered,
          waits: 'twins',
        });
    }
  }
  return drafts.filter((draft) => !gone.has(draft));
}

function keyOf({ strengths: _, ...rest }: Record<string, FieldValue>): string {
  return JSON.stringify(Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function askTwins(twins: readonly ReadDraft[], asking: Asking): string | null {
  return asking.ask({
    id: 'twins',
    kind: 'twins',
    column: '',
    words: 'What are rows that differ in their strengths alone?',
    options: [
      { value: 'join', label: 'One product: its listing gets all of their strengths' },
      { value: 'apart', label: 'Products of their own: each row is a listing' },
    ],
    mayType: 'no',
    samples: [
      `Rows ${twins
        .map(({ rows }) => rows[0])
        .slice(0, 5)
        .join(', ')}`,
    ],
    rows: twins.length,
  });
}
