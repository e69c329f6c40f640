import { z } from 'zod';

/** An id as it stands in addresses and payloads: a row's number, or nothing that exists. */
export function toRowId(id: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : Number.NaN;
  return number <= 2_147_483_647 ? number : null;
}

/** A row's id, decoded. What does not look like one of ours is simply unknown, 404 and not 400: it is 0, as no row is. */
export const rowId = z
  .string()
  .max(64)
  .transform((id) => toRowId(id) ?? 0);
