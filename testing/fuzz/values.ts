import type { Field } from '../attack/fields.ts';

/** Days and moments at the ends of what JavaScript, PostgreSQL and four digits can say. */
const ends = ['9999-12-31', '0001-01-01', '+275760-09-13', '-271821-04-20', '2024-02-30', '294277-01-01'];
const moments = ends.map((day) => `${day}T23:59:59.999Z`);

const bent = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const cursors = [
  ...[
    null,
    {},
    [],
    [null, 1],
    [[], {}],
    ['9999-12-31', 1e308],
    ['\0', 'x'],
    ['1', '1', '1'],
    [1, -1],
    [true, 2 ** 53],
  ].map(bent),
  ...['AAAA', '-', '%', 'W10=', 'DB-9999-999999'],
];

/** JSON takes 256 kB in all and an address 16: what is longer is refused before it is read, which is tried as well. */
const long = (part: Field['part']) =>
  part === 'params' || part === 'query' ? [15_000] : [79_000, 240_000, 1_000_000];

/**
 * What a field of a sample is fuzzed with, class by class: by what its value looks like, by its name, and texts of every
 * length.
 */
export function valuesFor({ part, path, isText }: Field, sample: unknown): Record<ValueClass, string[]> {
  const name = path.at(-1) ?? '';
  const isDay = /day|date|until|on$|at$|from|to$/i.test(name) || /^\d{4}-\d\d-\d\d/.test(String(sample));
  const isCursor = part === 'query' && /^(before|after)$/.test(name);
  const rows = part === 'file' ? ['.'] : isText ? ['.', 'é', '1 mg/'] : ['9'];
  return {
    ends: isDay ? ends : [],
    moments: isDay ? moments : [],
    cursors: isCursor ? cursors : [],
    texts: rows.flatMap((row, at) =>
      (at === 0 ? long(part) : long(part).slice(-2, -1)).map((size) => row.repeat(size / row.length)),
    ),
  };
}

type ValueClass = 'ends' | 'moments' | 'cursors' | 'texts';

/**
 * Of each class the next one, over all fields all of them; of cursors all, for one that is bent in another way breaks
 * another list.
 */
export function openSampler(): (values: Record<ValueClass, string[]>) => string[] {
  const turn: Record<ValueClass, number> = { ends: 0, moments: 0, cursors: 0, texts: 0 };
  function next(of: ValueClass, values: readonly string[]): string[] {
    const value = values[turn[of]++ % values.length];
    return value === undefined ? [] : [value];
  }
  return ({ ends, moments, cursors, texts }) => [
    ...(ends.length > 0 ? next('ends', ends) : []),
    ...(moments.length > 0 ? next('moments', moments) : []),
    ...cursors,
    ...next('texts', texts),
  ];
}

/** What stands in a sample at a path. */
export function valueAt(sample: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => {
    const whole = typeof value === 'string' && value.startsWith('{') ? JSON.parse(value) : value;
    return (whole as Record<string, unknown> | null | undefined)?.[name];
  }, sample);
}
