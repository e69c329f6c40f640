import type { z } from 'zod';
import type { Access, Whose } from './roles.ts';

/**
 * What becomes of a call that is sent again, because its answer was lost or a button was pressed twice.
 * 'reads': it changes nothing. 'keyed': it takes an `Idempotency-Key`; the same content under the same key is done once
 * and answered as it was, other content is refused with 'key-reused'. `besides` are fields that say how and not what: the
 * revision that was read, or that a question was answered. `unkeyed`: why the same again does no harm.
 */
export type Repeat = 'reads' | 'keyed' | { keyed: { besides: readonly string[] } } | { unkeyed: string };

/** One call as browser and server agree on it: route options minus the handler. Keyed by `METHOD /path`. */
export type Call = {
  /** One line for the OpenAPI page. */
  summary: string;
  /** The section of docs/product that describes it, as §7.3. */
  source: `§${number}.${number}`;
  access: Access;
  /** Whose rows it reaches; absent where all whom it admits find the same. */
  whose?: Whose;
  /** One's own account: open to an admin who still has to switch the second factor on. */
  ownAccount?: boolean;
  /**
   * Made often, and only reads: the finders' calls, and what one listing's page asks for. A POST is open to who has not
   * proven their address, as every GET is; a session that was found a moment ago opens it; and a member has a few of them
   * answered at once.
   */
  readOften?: true;
  /** It searches or reckons, as calls that are read often may: a member has a few of them answered at once. */
  searches?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** A multipart form: its text fields (parsed by this schema) and its boxes of files. */
  form?: { fields: z.ZodObject; boxes: Record<string, FileBox> };
  /** A call that may write cannot be declared without it. */
  repeat?: Repeat;
  /** Absent where the answer is a file. */
  response?: z.ZodType;
  /** Term-sheet answers read `msg` where all others read `message`. */
  errorsCarryMsg?: boolean;
};

/** What one file box of a form takes. */
export type FileBox = { label: string; extensions: readonly string[]; maxFiles: number; maxBytes: number };

type CallTable = {
  [read: `GET /${string}`]: Call;
  [write: `${'POST' | 'DELETE'} /${string}`]: Call & { repeat: Repeat };
};

export function takesKey({ repeat }: Call): boolean {
  return repeat === 'keyed' || (typeof repeat === 'object' && 'keyed' in repeat);
}

/** Keeps a call's schemas exactly typed. */
export function defineCalls<const C extends CallTable>(calls: C): C {
  return calls;
}
