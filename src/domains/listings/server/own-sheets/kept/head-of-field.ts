import type { OwnColumn } from '../../../contract/own-sheets/questions.ts';
import { labelOfTarget } from '../columns/map-columns.ts';

/** What stands above the column that fills a field, or the field's own label. */
export function headOfField(field: string, columns: readonly OwnColumn[]): string {
  return columns.find(({ target }) => target === field)?.head ?? labelOfTarget[field] ?? field;
}
