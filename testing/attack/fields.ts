import { z } from 'zod';
import type { Call } from '#platform/contract/call.ts';

/** Something that a call takes: a value of its address, query, body or form, or the name of a file of its form. */
export type Field = {
  part: 'params' | 'query' | 'body' | 'form' | 'file';
  path: string[];
  /** Takes what people write. What is none takes words, numbers or days of a kind, and is to refuse all else. */
  isText: boolean;
};

type Json = { [key: string]: unknown };
type Schema = {
  type?: string;
  enum?: unknown;
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

/** A real case of a call. `names` are what it takes besides the names that its query's schema knows. */
export type Sample = { query: Json; body: unknown; form: Json; names: readonly string[] };

/**
 * Every field that a call's schemas name, and those of a sample where a schema says only that there are some. Throws where
 * neither tells: nothing is left out in silence.
 */
export function fieldsOf(url: string, call: Call, sample: Sample): Field[] {
  const found = new Map<string, Field>();
  function add(part: Field['part'], fields: readonly Omit<Field, 'part'>[]): void {
    for (const field of fields) {
      const key = `${part}.${field.path.join('.')}`;
      found.set(key, { part, ...field, isText: field.isText || (found.get(key)?.isText ?? false) });
    }
  }
  add(
    'params',
    [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({ path: [name], isText: false })),
  );
  const query = { ...Object.fromEntries(sample.names.map((name) => [name, ''])), ...sample.query };
  if (call.query) add('query', inSchema(toSchema(call.query), query));
  if (call.body) add('body', inSchema(toSchema(call.body), sample.body));
  if (call.form) {
    add('form', inSchema(toSchema(call.form.fields), sample.form));
    add(
      'file',
      Object.keys(call.form.boxes).map((box) => ({ path: [box], isText: true })),
    );
  }
  return [...found.values()];
}

function toSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

type Found = Omit<Field, 'part'>[];

function inSchema(schema: Schema, sample: unknown, path: string[] = []): Found {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.flatMap((variant) => inSchema(variant, sample, path));
  if (schema.type === 'null') return [];
  if (schema.type === 'array')
    return inSchema(schema.items ?? {}, (sample as unknown[])?.[0], [...path, '0']);
  if (schema.type === 'object') {
    const known = schema.properties ?? {};
    const named = Object.entries(known).flatMap(([name, field]) =>
      inSchema(field, (sample as Json)?.[name], [...path, name]),
    );
    if (typeof schema.additionalProperties !== 'object') return named;
    const besides = Object.entries((sample as Json) ?? {}).filter(([name]) => !(name in known));
    if (besides.length === 0) throw new Error(`${path.join('.')} takes any name, and the case has none`);
    return [...named, ...besides.flatMap(([name, value]) => inSample(value, [...path, name]))];
  }
  const isWord = schema.enum !== undefined || schema.const !== undefined || schema.format !== undefined;
  if (schema.type === 'string' && !isWord) {
    // What is JSON within a text, as a part of a form may be, has fields of its own.
    return isJson(sample) ? inSample(sample, path) : [{ path, isText: true }];
  }
  if (schema.type !== undefined || isWord) return [{ path, isText: false }];
  if (sample === undefined) throw new Error(`${path.join('.')} takes anything, and the case has nothing`);
  return inSample(sample, path);
}

function inSample(value: unknown, path: string[]): Found {
  const whole = isJson(value) ? JSON.parse(value) : value;
  if (whole === null || typeof whole !== 'object') return [{ path, isText: typeof whole === 'string' }];
  if (Array.isArray(whole) && whole.length === 0) return [{ path: [...path, '0'], isText: true }];
  return Object.entries(whole).flatMap(([name, field]) => inSample(field, [...path, name]));
}

function isJson(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('{');
}

/** The sample with a value put where a field is; everything else stays as it was. */
export function withValue(sample: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (isJson(sample)) return JSON.stringify(withValue(JSON.parse(sample), [name, ...rest], value));
  if (Array.isArray(sample)) {
    const copy: unknown[] = [...sample];
    copy[Number(name)] = withValue(copy[Number(name)], rest, value);
    return copy;
  }
  const whole = (typeof sample === 'object' && sample !== null ? sample : {}) as Json;
  const below = whole[name] ?? (rest[0] === '0' ? [] : undefined);
  return { ...whole, [name]: withValue(below, rest, value) };
}
