import { z } from 'zod';
import { invalid } from '#server/platform/errors.ts';

/** Where a page ends: what the row there is sorted by, as text, and its number. */
export type Cursor = { order: string; id: number };

const shape = z.tuple([z.string().max(1500), z.int()]);

export function writeCursor({ order, id }: Cursor): string {
  return Buffer.from(JSON.stringify([order, id])).toString('base64url');
}

/** `name` is that of the query's field, for whoever sent something else. */
export function readCursor(text: string, name: 'after' | 'before'): Cursor {
  try {
    const [order, id] = shape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { order, id };
  } catch {
    throw invalid([{ path: name, message: 'This page cannot be found again. Start from the first one.' }]);
  }
}
