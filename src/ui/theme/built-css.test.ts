import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakPoints } from './break-points.ts';

// What a browser is given, the sheets of libraries among it (§19.14). `npm run build` comes before the tests.

type Declaration = { selector: string; name: string; value: string };

const sheets = globSync('build/client/assets/*.css').map((file) => readFileSync(file, 'utf8'));
const declarations = sheets.flatMap(declarationsIn);

function declarationsIn(sheet: string): Declaration[] {
  const text = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', block = '']) =>
    [...block.matchAll(/(?:^|;)\s*([\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => ({
      selector: selector.trim(),
      name,
      value: value.trim(),
    })),
  );
}

/** Each variable with every value that it has somewhere: a part sets its own for each of its sizes. */
const variables = Map.groupBy(declarations, ({ name }) => name);
const innermost = /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/;

/** A value in all the ways in which its variables may be read; the theme's word is the last. */
function resolved(value: string): string[] {
  // From the inside outwards, because what stands for a missing variable may name another.
  const found = [...value.matchAll(new RegExp(innermost, 'g'))].at(-1);
  if (found === undefined) return [value];
  const [whole, name = '', otherwise] = found;
  const known = (variables.get(name) ?? []).map((one) => one.value);
  const ways = known.length > 0 ? known : otherwise === undefined ? [] : [otherwise.trim()];
  return [...new Set(ways)].flatMap((way) => resolved(value.replace(whole, way)));
}

/** 'calc(.875rem * 1)' in pixels, for a reader who has changed nothing; of a clamp its two ends. */
function pixels(size: string): number[] {
  const ends = /^clamp\(([^,]+),.*,([^,]+)\)$/.exec(size)?.slice(1);
  if (ends) return ends.flatMap((end) => pixels(end.trim()));
  const parts = size.replaceAll(/calc|[()\s]/g, '').split('-');
  const [whole = 0, ...less] = parts.map((part) =>
    part.split('*').reduce((all, one) => all * length(one), 1),
  );
  return [less.reduce((rest, part) => rest - part, whole)];
}

function length(written: string): number {
  return Number.parseFloat(written) * (/em$/.test(written) ? 16 : 1);
}

/** Every value that a property has in the built sheets, once for each place. */
function valuesOf(property: string): string[] {
  return declarations
    .filter(({ selector, name }) => name === property && !selector.includes('@font-face'))
    .flatMap(({ value }) => resolved(value))
    .filter((value) => value !== 'inherit');
}

function different(values: readonly number[]): number[] {
  return [...new Set(values)].sort((one, other) => one - other);
}

test('type has the sizes and the weights of the tokens', () => {
  expect(different(valuesOf('font-size').flatMap(pixels))).toEqual([12, 14, 16, 20, 32, 48]);
  expect(different(valuesOf('font-weight').map(Number))).toEqual([400, 500, 600, 700]);
});

test('a page changes its shape at the four break points only', () => {
  const asked = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/@(?:media|container)([^{]*)/g)].flatMap(([, question = '']) =>
      [...question.matchAll(/[\d.]+(?:px|r?em)/g)].map(([size]) => Math.ceil(length(size))),
    ),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(different(asked)).toEqual([...breakPoints]);
});

test('a colour is named by a token and by nothing else', () => {
  const tokens = new Set(
    declarationsIn(readFileSync('src/ui/theme/theme.css', 'utf8')).map(({ name }) => name),
  );
  const literal = /#(?!0000\b)[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;
  // Toasts have theirs from ours; the others of them are drawn over what is not shown.
  const others = sheets
    .flatMap(declarationsIn)
    .filter(({ name, value }) => literal.test(value) && !tokens.has(name))
    .filter(({ name }) => !/^--toastify-/.test(name))
    .filter(({ selector }) => !/\.Toastify/.test(selector));
  expect(others).toEqual([]);
});

test('of the layers the named parts win over the reset, and nothing else has one', () => {
  const named = sheets.map((sheet) =>
    [...sheet.matchAll(/@layer ([a-z, ]+)[;{]/g)].flatMap(([, names = '']) => names.split(/, */)),
  );
  const shell = named.find((layers) => layers.includes('parts')) ?? [];
  expect([...new Set(shell)]).toEqual(['reset', 'parts']);
  expect(new Set(named.flat())).toEqual(new Set(shell));
});
