import { z } from 'zod';
import type { Call } from '#contract/call.ts';

/** Where a call takes free text. */
export type TextField = { part: 'body' | 'query' | 'form'; path: string[] };

type Json = { [key: string]: unknown };
type Schema = Json & { type?: string; properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] };

/** Every free text that a call's schemas name, and every one that a sample of them holds besides. */
export function textFields(call: Call, sample: { body?: unknown; form?: unknown }): TextField[] {
  const found = new Map<string, TextField>();
  function add(part: TextField['part'], paths: string[][]): void {
    for (const path of paths) found.set(`${part}.${path.join('.')}`, { part, path });
  }
  for (const part of ['body', 'query'] as const) {
    const schema = call[part];
    if (schema) add(part, inSchema(toSchema(schema)));
  }
  if (call.form) add('form', inSchema(toSchema(call.form.fields)));
  add('body', inSample(sample.body));
  add('form', inSample(sample.form));
  return [...found.values()];
}

function toSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

function inSchema(schema: Schema, path: string[] = []): string[][] {
  if (schema.type === 'string')
    return schema.enum || schema.const !== undefined || schema.format ? [] : [path];
  const variants = [...(schema.anyOf ?? []), ...((schema.oneOf as Schema[]) ?? [])];
  return [
    ...variants.flatMap((variant) => inSchema(variant, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => inSchema(field, [...path, name])),
    ...(schema.items ? inSchema(schema.items, [...path, '0']) : []),
  ];
}

/** Also in what is JSON within a text, as the parts of a multipart form are. */
function inSample(value: unknown, path: string[] = []): string[][] {
  const whole = typeof value === 'string' ? asJson(value) : value;
  if (typeof whole === 'string') return [path];
  if (whole === null || typeof whole !== 'object') return [];
  return Object.entries(whole).flatMap(([name, field]) => inSample(field, [...path, name]));
}

function asJson(text: string): unknown {
  return text.startsWith('{') ? JSON.parse(text) : text;
}

/** The sample with a text put where a field is; everything else stays as it was. */
export function withText(sample: unknown, [name, ...rest]: string[], text: string): unknown {
  if (name === undefined) return text;
  if (typeof sample === 'string' && sample.startsWith('{')) {
    return JSON.stringify(withText(JSON.parse(sample), [name, ...rest], text));
  }
  if (Array.isArray(sample)) {
    const copy: unknown[] = [...sample];
    copy[Number(name)] = withText(copy[Number(name)], rest, text);
    return copy;
  }
  const whole = (typeof sample === 'object' && sample !== null ? sample : {}) as Json;
  const below = whole[name] ?? (rest[0] === '0' ? [] : undefined);
  return { ...whole, [name]: withText(below, rest, text) };
}
