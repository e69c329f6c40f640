import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from '#call-table.ts';
import type { Call } from '../../contract/call.ts';
import { messages } from '../../contract/messages.ts';
import { AppError, parseOrThrow } from './errors.ts';

type Path = (string | number)[];

/** What no field takes, each for another reason. */
const wrong: unknown[] = [
  undefined,
  null,
  true,
  '',
  'x',
  'x'.repeat(300_000),
  '\ud800',
  '9999-12-31',
  -1,
  12.5,
  1e12,
  Number.NaN,
  [],
  [null],
  Array.from({ length: 5_000 }, () => ({})),
  {},
  { unknown: {} },
];

/** The words of the schema library, in all their forms. */
const raw =
  /invalid|not valid|of another kind|in another way|expected|received|too (big|small)|unrecognized|undefined|must match pattern/i;

/** Quoted texts (§8.1) may use any word. */
const contractWords = new Set<string>(Object.values(messages));

/** Every field that a schema reads, however deep, through whatever wraps it. */
function fieldsOf(schema: z.core.$ZodType, path: Path = [], depth = 0): Path[] {
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const inside: [Path, z.core.$ZodType][] = [];
  if ('shape' in def) {
    for (const [name, field] of Object.entries(def.shape as z.core.$ZodShape))
      inside.push([[...path, name], field]);
  }
  if ('element' in def) inside.push([[...path, 0], def.element as z.core.$ZodType]);
  if ('valueType' in def) inside.push([[...path, 'key'], def.valueType as z.core.$ZodType]);
  for (const name of ['innerType', 'in']) {
    if (name in def) inside.push([path, def[name] as z.core.$ZodType]);
  }
  for (const option of (def.options as z.core.$ZodType[] | undefined) ?? []) inside.push([path, option]);
  const deeper = depth > 12 ? [] : inside.flatMap(([at, field]) => fieldsOf(field, at, depth + 1));
  return [path, ...deeper];
}

function valueWith(path: Path, value: unknown): unknown {
  return path.reduceRight((inner, part) => (typeof part === 'number' ? [inner] : { [part]: inner }), value);
}

function messagesAgainst(schema: z.ZodType, value: unknown): string[] {
  try {
    parseOrThrow(schema, value);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.message, ...(error.issues ?? []).map(({ message }) => message)];
  }
}

const parts = Object.entries<Call>(calls).flatMap(([name, { params, query, body, form }]) =>
  Object.entries({ params, query, body, form: form?.fields }).flatMap(([part, schema]) =>
    schema === undefined ? [] : [{ name, part, schema }],
  ),
);

test.each(parts)('every field of $name ($part) has a sentence for what it does not take', ({ schema }) => {
  const paths = new Map(fieldsOf(schema).map((path) => [JSON.stringify(path), path]));
  const told = [...paths.values()].flatMap((path) =>
    wrong.flatMap((value) => messagesAgainst(schema, valueWith(path, value))),
  );
  expect(told.length).toBeGreaterThan(0);
  const unclear = told.filter((message) => raw.test(message) && !contractWords.has(message));
  expect([...new Set(unclear)]).toEqual([]);
});

test('a sentence names the field and what it takes', () => {
  const schema = z.object({
    page: z.int().max(9),
    tags: z.array(z.string().min(2)).max(2),
    kind: z.enum(['dossier', 'supplier']),
    day: z.iso.date(),
    price: z.union([z.literal(''), z.string().regex(/^\d+$/, 'Give digits')]),
  });
  expect(
    messagesAgainst(schema, { page: 'one', tags: ['ab', 'c'], kind: 'blog', price: 5 }).slice(1),
  ).toEqual([
    'page must be a number',
    'tags 2 takes at least 2 characters',
    'kind must be dossier or supplier',
    'day is missing',
    'price must be empty, or price must be text',
  ]);
  expect(messagesAgainst(schema, 'text')[0]).toBe('What was sent must be an object with named fields');
});
