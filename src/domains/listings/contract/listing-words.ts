import type { FieldValue } from '#domains/catalogue/contract/listing-field.ts';

/** A value as one reads it in a mail, a notice or beside another. */
export function writtenValue(value: FieldValue | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value !== 'object') return String(value);
  const parts = value.map((part) =>
    typeof part === 'string' ? part : Object.values(part).filter(Boolean).join(', '),
  );
  return parts.join('\n') || '-';
}
