import type { z } from 'zod';
import type { Access, Whose } from './roles.ts';

/** One call as browser and server agree on it: route options minus the handler. Keyed by `METHOD /path`. */
export type Call = {
  /** One line for the OpenAPI page. */
  summary: string;
  /** The section of the specification, or why the call exists beside it. */
  source: string;
  access: Access;
  /** Whose rows it reaches; absent where all whom it admits find the same. */
  whose?: Whose;
  /** One's own account: open to an admin who still has to switch the second factor on. */
  ownAccount?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** A multipart form: its text fields (parsed by this schema) and its boxes of files. */
  form?: { fields: z.ZodObject; boxes: Record<string, FileBox> };
  /** Absent where the answer is a file. */
  response?: z.ZodType;
  /** Term-sheet answers read `msg` where all others read `message`. */
  errorsCarryMsg?: boolean;
};

/** What one file box of a form takes. */
export type FileBox = { label: string; extensions: readonly string[]; maxFiles: number; maxBytes: number };

/** Keeps a call's schemas exactly typed. */
export function defineCalls<const C extends Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Call>>(
  calls: C,
): C {
  return calls;
}
