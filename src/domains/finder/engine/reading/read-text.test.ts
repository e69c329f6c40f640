import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPhraseTable } from '../words/phrases.ts';
import { wordsOf } from '../words/words.ts';
import { asTyped, type Reader, readText } from './read-text.ts';

const reader: Reader = {
  phrases: createPhraseTable([
    { group: 'form', label: 'Tablets', phrases: ['Tablets', 'tabs.'] },
    {
      group: 'form',
      label: 'Extended Release Tablets',
      phrases: ['Extended Release Tablets', 'tablets', 'XR'],
    },
    { group: 'form', label: 'Drops', phrases: ['eye drops'] },
    { group: 'route', label: 'Ophthalmic', phrases: ['eye drops'] },
    { group: 'market', label: 'US', phrases: ['US', 'USA', 'US market'] },
    { group: 'market', label: 'EU', phrases: ['EU', 'Europe'] },
    { group: 'supply', label: 'Tech transfer', phrases: ['Tech transfer'] },
  ]),
  strengths: 'any',
  dates: true,
  idle: new Set(['dossier', 'dossiers']),
};

function read(text: string) {
  const { phrases, strengths, words } = readText(text, reader);
  return [
    phrases.map((phrase) => `${phrase.words} = ${phrase.meanings.map(({ label }) => label).join(' | ')}`),
    strengths.map(({ words: typed, strength }) => `${typed} = ${strength}`),
    words.join(' '),
  ];
}

test.each([
  ['metformin', [], [], 'metformin'],
  ['metformin tablets', ['tablets = Tablets | Extended Release Tablets'], [], 'metformin'],
  ['Metformin TABLET', ['TABLET = Tablets | Extended Release Tablets'], [], 'metformin'],
  ['extended release tablets', ['extended release tablets = Extended Release Tablets'], [], ''],
  ['extended metformin', [], [], 'extended metformin'],
  ['tab metformin', [], [], 'tab metformin'],
  ['timolol eye drops', ['eye drops = Drops | Ophthalmic'], [], 'timolol'],
  ['drops for the eye', [], [], 'drops eye'],
  ['metformin for the US', ['for the US = US'], [], 'metformin'],
  ['metformin US/EU', ['US = US', 'EU = EU'], [], 'metformin'],
  ['US market dossiers of metformin', ['US market dossiers = US'], [], 'metformin'],
  ['dossier', [], [], 'dossier'],
  ['with', [], [], 'with'],
  ['metformin + sitagliptin', [], [], 'metformin sitagliptin'],
  ['metformin and sitagliptin', [], [], 'metformin sitagliptin'],
  ['metformin 500 mg', [], ['500 mg = 500 mg'], 'metformin'],
  ['500mg US', ['US = US'], ['500mg = 500 mg'], ''],
  ['clobetasol 0.05 % tabs', ['tabs = Tablets'], ['0.05 % = 0.05 %'], 'clobetasol'],
  ['metformin/sitagliptin 50/500 mg', [], ['50 = 50 mg', '500 mg = 500 mg'], 'metformin sitagliptin'],
  ['tech  transfer', ['tech  transfer = Tech transfer'], [], ''],
  ['', [], [], ''],
])('reads %s', (text, phrases, strengths, words) => {
  expect(read(text)).toEqual([phrases, strengths, words]);
});

const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...'metformin|Tablets|extended|release|US|EU|eye|drops|for|the|and|dossiers|500 mg'.split('|'),
    ),
    fc.constantFrom('0.05 %', '5/10', 'mg', '™', '+', '/', ',', '1,000', 'µg', '㎎', 'Ünïcödé'),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  ),
  { maxLength: 12 },
);

test('every typed word stands in one of the phrases, the strengths or the rest', () => {
  fc.assert(
    fc.property(pieces, fc.constantFrom(' ', '', ', '), (parts, between) => {
      const text = parts.join(between);
      const { phrases, strengths, rest } = readText(text, reader);
      const told = [...phrases, ...strengths].flatMap(({ words }) => wordsOf(words));
      expect([...told, ...wordsOf(rest)].sort()).toEqual(wordsOf(text).sort());
    }),
    { numRuns: 2_000 },
  );
});

test('as typed, nothing is read', () => {
  expect(asTyped('metformin tablets for US 500 mg')).toMatchObject({ phrases: [], strengths: [] });
  expect(asTyped('metformin tablets for US 500 mg').words).toEqual(
    wordsOf('metformin tablets for US 500 mg'),
  );
});
