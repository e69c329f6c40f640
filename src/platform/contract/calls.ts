import type { z } from 'zod';
import type { Call } from './call.ts';

/**
 * The calls of the product by their names. Each is declared by its domain; `src/call-table.ts` puts them together and
 * fills this interface, so that what makes or answers a call is typed by it without knowing any domain.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the call table
export interface Calls {}
export type CallName = keyof Calls;

type SchemaOf<C, K extends 'params' | 'query' | 'body'> =
  C extends Record<K, infer S extends z.ZodType> ? S : never;

/** What a caller sends: defaults may be left out. */
export type Sent<N extends CallName, K extends 'params' | 'query' | 'body'> = z.input<SchemaOf<Calls[N], K>>;
/** What the handler reads: parsed, defaults filled in. */
export type Received<N extends CallName, K extends 'params' | 'query' | 'body'> = z.output<
  SchemaOf<Calls[N], K>
>;
/** What a success answers. */
export type Answer<N extends CallName> = Calls[N] extends { response: infer S extends z.ZodType }
  ? z.output<S>
  : never;

/** Every call by its name, for whoever goes through all of them. */
export type CallTable = Readonly<Record<string, Call>>;
