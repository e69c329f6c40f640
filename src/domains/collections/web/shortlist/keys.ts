import { keysOfRows } from '#domains/finder/web/results/table/table-kind.ts';
import type { PageKeys } from '#platform/web/keys/page-keys.ts';

/** What keys do in a list. */
export const keysOfLists: PageKeys = {
  title: 'In a list of dossiers',
  keys: [
    ...keysOfRows,
    { key: 'e', label: 'Enquire' },
    { key: 'n', label: 'Write the note; Esc leads back to the row' },
    { key: 'm', label: 'Move or copy what is ticked, or the row, to another list' },
    { key: 'c', label: 'Add to the comparison, or take out' },
    { key: 'r', label: 'Take off the list' },
  ],
};
