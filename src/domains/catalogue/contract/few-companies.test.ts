import { expect, test } from 'vitest';
import { fewestCompanies, type Part, type Resting, told, toldParts } from './few-companies.ts';

const of = (value: number, ...companies: number[]): Resting => ({ value, companies: new Set(companies) });
const five = [1, 2, 3, 4, 5];

/** Told of parts, nothing of which is in two of them. */
function toldOf(parts: ReadonlyMap<string, Resting>): Map<string, number> {
  const restOf = (name: string) =>
    new Set([...parts].flatMap(([other, { companies }]) => (other === name ? [] : [...companies])));
  return toldParts(new Map([...parts].map(([name, part]) => [name, { ...part, rest: restOf(name) }])));
}

test('a figure of four companies is not told, however large, and one of five is', () => {
  expect(told(of(1_000, 1, 2, 3, 4))).toBeNull();
  expect(told(of(5, ...five))).toBe(5);
  expect(told(of(0))).toBeNull();
});

test('with the one part that is hidden the next smallest is, as the total would give it away', () => {
  const parts = new Map([
    ['EU', of(9, 1, 2, 3, 4, 5, 6, 7)],
    ['US', of(6, ...five)],
    ['UK', of(2, 8, 9)],
  ]);
  expect(toldOf(parts)).toEqual(new Map([['EU', 9]]));
});

test('what is left untold rests on five companies together, not on two parts of the same two', () => {
  const parts = new Map([
    ['EU', of(9, 1, 2, 3, 4, 5, 6, 7)],
    ['US', of(6, ...five)],
    ['UK', of(2, 8, 9)],
    ['Africa', of(3, 8, 9)],
  ]);
  expect(toldOf(parts)).toEqual(new Map([['EU', 9]]));
  parts.set('Africa', of(3, 10, 11, 12));
  expect(toldOf(parts)).toEqual(
    new Map([
      ['EU', 9],
      ['US', 6],
    ]),
  );
});

test('where nothing is hidden all is told, and where all is small nothing', () => {
  expect(toldOf(new Map([['EU', of(5, ...five)]]))).toEqual(new Map([['EU', 5]]));
  expect(toldOf(new Map([['EU', of(5, 1, 2)]]))).toEqual(new Map());
  // A part of nothing is none, and hides nothing.
  expect(
    toldOf(
      new Map([
        ['EU', of(5, ...five)],
        ['US', of(0)],
      ]),
    ),
  ).toEqual(new Map([['EU', 5]]));
});

test('of parts that overlap none is told that leaves a few of its total: eight of nine tell of the ninth', () => {
  const nine = [...five, 6, 7, 8, 9];
  const partOf = (...own: number[]): Part => ({
    ...of(own.length, ...own),
    rest: new Set(nine.filter((one) => !own.includes(one))),
  });
  const parts = new Map([
    ['EU', partOf(...nine)],
    ['US', partOf(...nine.slice(1))],
  ]);
  expect(toldParts(parts)).toEqual(new Map([['EU', 9]]));
});

/** What a company did or has, of so many parts. */
type Unit = { company: number; parts: string[] };
const names = ['A', 'B', 'C', 'D'];

function drawFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % below;
  };
}

const companiesOf = (units: readonly Unit[]) => new Set(units.map(({ company }) => company));
const isFew = ({ size }: ReadonlySet<number>) => size > 0 && size < fewestCompanies;

test.each([
  ['each thing is of one part', (draw: (below: number) => number) => [names[draw(4)] ?? 'A']],
  ['a thing may be of several parts, or of none', (draw) => names.filter(() => draw(4) > 0)],
])('no told part, nor what a told total leaves without it, is of few companies, where %s', (kind, drawn) => {
  let tellings = 0;
  for (let seed = 1; seed <= 5_000; seed += 1) {
    const draw = drawFrom(seed);
    const companies = 1 + draw(24);
    const units = Array.from({ length: draw(60) }, () => ({ company: draw(companies), parts: drawn(draw) }));
    const isOf = (name: string) => units.filter(({ parts }) => parts.includes(name));
    const isNotOf = (name: string) => units.filter(({ parts }) => !parts.includes(name));
    if (told({ value: units.length, companies: companiesOf(units) }) === null) continue;
    const shown = toldParts(
      new Map(
        names.map((name) => {
          const own = isOf(name);
          return [name, { value: own.length, companies: companiesOf(own), rest: companiesOf(isNotOf(name)) }];
        }),
      ),
    );
    for (const name of shown.keys()) {
      tellings += 1;
      expect(isFew(companiesOf(isOf(name)))).toBe(false);
      expect(isFew(companiesOf(isNotOf(name)))).toBe(false);
    }
    if (kind.includes('one part'))
      expect(isFew(companiesOf(units.filter(({ parts }) => !shown.has(parts[0] ?? ''))))).toBe(false);
  }
  // A rule that tells nothing keeps everything, too.
  expect(tellings).toBeGreaterThan(1_000);
});
