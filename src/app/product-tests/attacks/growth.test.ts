import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { decidingRules } from '#domains/dossiers/contract/market-fit/fit-rules.ts';
import { judgeRule } from '#domains/dossiers/contract/market-fit/judge-fit.ts';
import { withValue } from '#testing/attack/fields.ts';
import { everyField, openPlanter, type Planter, prepare } from '#testing/attack/plant.ts';
import { doors, doorsOfPosts, keptPost } from '#testing/growth/doors.ts';
import { growthOf, isSquare, mostGrowth, mostGrowthOfHundred, timeOf } from '#testing/growth/measure.ts';
import { mayGoOn, type Pattern, patternsIn } from '#testing/growth/patterns.ts';
import { textOf, type WorstText, worstRows, worstTextsFor } from '#testing/growth/worst-texts.ts';

// What looks at a text of a person's choosing takes ten times as long for ten times the text, and not its square.

/** `npm run attack` asks more of the texts that take longest. */
const whole = process.env.ATTACK === 'whole';

/** The worst texts of a pattern, by how long one short text of each takes. */
function slowest(pattern: Pattern, expression: RegExp, count: number) {
  const timed = worstTextsFor(pattern).map((text) => {
    const written = textOf(text, 600);
    return { text, time: timeOf(() => written.replace(expression, '')) };
  });
  return timed.sort((a, b) => b.time - a.time).slice(0, count);
}

test('no regular expression takes the square of a text', () => {
  const found: string[] = [];
  for (const pattern of patternsIn(['src']).filter(mayGoOn)) {
    const { file, line, source, flags } = pattern;
    // Everywhere in the text, as whatever splits, replaces or finds all does.
    const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
    for (const { text } of slowest(pattern, expression, 5)) {
      const [short, long] = [textOf(text, 1_000), textOf(text, 10_000)];
      const growth = growthOf(
        () => short.replace(expression, ''),
        () => long.replace(expression, ''),
      );
      const isSlow = isSquare(
        growth,
        () => short.replace(expression, ''),
        () => long.replace(expression, ''),
      );
      if (!isSlow) continue;
      found.push(`${file}:${line} /${source}/ grows ${growth.toFixed()} times by ${JSON.stringify(text)}`);
      break;
    }
  }
  expect(found).toEqual([]);
}, 240_000);

test('what is measured would notice a square', () => {
  const square = /[\s.]+$/;
  const [short, long] = [`${'.'.repeat(1_000)}x`, `${'.'.repeat(10_000)}x`];
  const growth = growthOf(
    () => short.replace(square, ''),
    () => long.replace(square, ''),
  );
  expect(growth).toBeGreaterThan(mostGrowth);
});

const isWithin = (path: string[], whole: string[]) =>
  path.length > whole.length && whole.every((name, at) => path[at] === name);
const rowOf = (unit: string): WorstText => ({ before: '', unit, behind: '\u0001' });
const asItIs = (text: string) => text;
test.each([
  ...Object.entries(doors).map(([name, door]) => [name, door, asItIs] as const),
  ...Object.entries(doorsOfPosts).map(([name, door]) => [name, door, keptPost] as const),
])(
  '%s takes ten times as long for ten times the text',
  (_name, door, prepare) => {
    const found: string[] = [];
    function measure(row: string, size: number, most: number): void {
      const [short, long] = [prepare(textOf(rowOf(row), 10_000)), prepare(textOf(rowOf(row), size))];
      const [shorter, longer] = [() => door(short), () => door(long)];
      const growth = growthOf(shorter, longer, most);
      if (isSquare(growth, shorter, longer, most))
        found.push(`${growth.toFixed()} times from 10000 to ${size} characters of ${JSON.stringify(row)}`);
    }
    const timed = worstRows.map((row) => {
      // What makes a text ready is no work of the door's.
      prepare(textOf(rowOf(row), 100_000));
      return { row, time: timeOf(() => measure(row, 100_000, mostGrowth)) };
    });
    // The square of a megabyte would end no test: only what held so far, by the texts that took longest.
    expect(found).toEqual([]);
    for (const { row } of timed.sort((a, b) => b.time - a.time).slice(0, whole ? 3 : 1))
      measure(row, 1_000_000, mostGrowthOfHundred);
    expect(found).toEqual([]);
  },
  120_000,
);

/** Behind the limit of a listing's field, which is as long as the longer of the two. */
test.each(['CEP ', 'no CEP, ', 'not ', 'CEP, ', '(', 'zone IVb ', 'pending ', 'until ', 'n', 'no no. '])(
  'what a listing says of its files in so many %j is judged in time that grows with it',
  (piece) => {
    const judged = (size: number) => {
      const text = piece.repeat(size / piece.length);
      const facts = { apiDmf: text, cppCountry: text, stabilityConditions: text, clinicalDetails: text };
      const said = { dosageForm: 'Tablets', readiness: 'Ready : EU', gmpStatuses: [], ...facts } as const;
      return () => decidingRules.map((rule) => judgeRule(rule, said)('Germany'));
    };
    const [short, long] = [judged(1_000), judged(10_000)];
    expect(isSquare(growthOf(short, long), short, long)).toBe(false);
  },
);

const marker = 'where-a-text-stands';

/** The sample with the text wherever the marker stands, in JSON within a text as well. */
function withText(marked: unknown, text: string): unknown {
  if (marked === marker) return text;
  if (typeof marked === 'string') return marked.replaceAll(marker, () => JSON.stringify(text).slice(1, -1));
  if (Array.isArray(marked)) return marked.map((one) => withText(one, text));
  if (typeof marked !== 'object' || marked === null || Buffer.isBuffer(marked)) return marked;
  return Object.fromEntries(Object.entries(marked).map(([name, one]) => [name, withText(one, text)]));
}

describe('the contract', () => {
  let world: Planter;
  beforeAll(async () => {
    world = await openPlanter();
  }, 120_000);
  afterAll(() => world.product.stop());

  test('every call reads its texts in time that grows with them', async () => {
    const found: string[] = [];
    const measured = new Set<z.ZodType>();
    for await (const { name, call, fields } of everyField(world)) {
      const ready = await prepare(world, name, call);
      const parts = { params: call.params, query: call.query, body: call.body, form: call.form?.fields };
      for (const [part, schema] of Object.entries(parts) as [keyof typeof parts, z.ZodType | undefined][]) {
        // What is JSON within a text is sent as that, and not as a text of its own.
        const own = fields.filter((field) => field.part === part);
        const texts = own.filter((field) => !own.some((other) => isWithin(other.path, field.path)));
        // Calls that have one schema in common read alike.
        if (schema === undefined || texts.length === 0 || measured.has(schema)) continue;
        measured.add(schema);
        const sample = part === 'params' ? ready.row : ready[part];
        const marked = texts.reduce((value: unknown, { path }) => withValue(value, path, marker), sample);
        for (const row of worstRows) {
          const [short, long] = [10_000, 100_000].map((size) => withText(marked, textOf(rowOf(row), size)));
          const growth = growthOf(
            () => schema.safeParse(short),
            () => schema.safeParse(long),
          );
          if (
            isSquare(
              growth,
              () => schema.safeParse(short),
              () => schema.safeParse(long),
            )
          )
            found.push(`${name} ${part} grows ${growth.toFixed()} times by ${JSON.stringify(row)}`);
        }
      }
    }
    expect(found).toEqual([]);
  }, 240_000);
});
