import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edits } from '../testing/sql-finder.ts';
import { Dictionary } from './dictionary.ts';
import { hashOf } from './words.ts';

function add(dictionary: Dictionary, text: string): number {
  return dictionary.add(text, 0, text.length, hashOf(text));
}

function filled(...texts: string[]): Dictionary {
  const dictionary = new Dictionary();
  for (const text of texts) add(dictionary, text);
  return dictionary;
}

function beginningWith(dictionary: Dictionary, prefix: string): string[] {
  const { from, to } = dictionary.beginningWith(prefix);
  return Array.from({ length: to - from }, (_, i) => dictionary.textOf(dictionary.wordAt(from + i)));
}

function misspelt(dictionary: Dictionary, text: string): string[] {
  return dictionary
    .misspelt(text, () => true)
    .map((word) => dictionary.textOf(word))
    .sort();
}

test('a word keeps its number, and a text names it in any case', () => {
  const dictionary = filled('losartan', 'valsartan');
  const word = dictionary.find('valsartan');
  expect(add(dictionary, 'valsartan')).toBe(word);
  expect(dictionary.add('Valsartan 80 mg', 0, 9, hashOf('valsartan'))).toBe(word);
  expect(dictionary.textOf(word)).toBe('valsartan');
});

test('words are found by their beginning, in alphabetical order', () => {
  const dictionary = filled('cefixime', 'cef', 'cefazolin', 'ceg', 'ce', 'zinc');
  expect(beginningWith(dictionary, 'cef')).toEqual(['cef', 'cefazolin', 'cefixime']);
  expect(beginningWith(dictionary, 'd')).toEqual([]);
  expect(beginningWith(new Dictionary(), 'a')).toEqual([]);
});

test('words of 4 to 7 letters may be wrong by one, longer ones by two, shorter ones not at all', () => {
  const dictionary = filled('zin', 'zinc', 'aspirin', 'ibuprofen');
  expect(misspelt(dictionary, 'zim')).toEqual([]);
  expect(misspelt(dictionary, 'zimc')).toEqual(['zinc']);
  expect(misspelt(dictionary, 'asprrin')).toEqual(['aspirin']);
  expect(misspelt(dictionary, 'asprrim')).toEqual([]);
  expect(misspelt(dictionary, 'ibuporfin')).toEqual(['ibuprofen']);
  expect(misspelt(dictionary, 'ibuporfim')).toEqual([]);
});

test('only the nearest words are taken', () => {
  const dictionary = filled('cefixime', 'cefepime', 'cefixima');
  expect(misspelt(dictionary, 'cefixims')).toEqual(['cefixima', 'cefixime']);
  expect(misspelt(dictionary, 'cefipime')).toEqual(['cefepime', 'cefixime']);
});

test('words that do not count are passed over for farther ones', () => {
  const dictionary = filled('cefixime', 'cefuximo');
  const cefixime = dictionary.find('cefixime');
  const found = dictionary.misspelt('cefixima', (word) => word !== cefixime);
  expect(found.map((word) => dictionary.textOf(word))).toEqual(['cefuximo']);
});

test('words with digits are never taken for a mistake, nor mistaken', () => {
  const dictionary = filled('12345', 'b12345', 'vitamin');
  expect(misspelt(dictionary, '12346')).toEqual([]);
  expect(misspelt(dictionary, 'vitami1')).toEqual([]);
});

test('a dropped word is gone, and its number serves another one', () => {
  const dictionary = filled('losartan', 'valsartan');
  const word = dictionary.find('losartan');
  dictionary.drop(word);
  expect(dictionary.find('losartan')).toBe(-1);
  expect(beginningWith(dictionary, 'l')).toEqual([]);
  expect(misspelt(dictionary, 'losartam')).toEqual([]);
  expect(add(dictionary, 'irbesartan')).toBe(word);
  expect(beginningWith(dictionary, '')).toEqual(['irbesartan', 'valsartan']);
});

test('whatever comes and goes, the dictionary holds what a plain set would', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '1', 'é'), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, fc.boolean()), { maxLength: 300 }),
      word,
      fc.boolean(),
      (steps, asked, sort) => {
        const dictionary = new Dictionary();
        const plain = new Set<string>();
        for (const [text, comes] of steps) {
          const known = dictionary.find(text);
          expect(known !== -1).toBe(plain.has(text));
          if (comes) {
            plain.add(text);
            add(dictionary, text);
          } else if (plain.delete(text)) dictionary.drop(known);
        }
        if (sort) dictionary.sort();
        const sorted = [...plain].sort();
        expect(beginningWith(dictionary, asked)).toEqual(sorted.filter((text) => text.startsWith(asked)));
        expect(misspelt(dictionary, asked)).toEqual(nearest(asked, sorted));
      },
    ),
    { numRuns: 500 },
  );
});

test('a word is found from wherever its letters were mistyped, and among many like it', () => {
  const letter = fc.constantFrom('a', 'b', 'c', 'é', '\u{1d6fc}');
  const word = fc.array(letter, { minLength: 3, maxLength: 16 });
  const mistake = fc.tuple(fc.nat(16), fc.nat(3), letter);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 40 }),
      fc.array(mistake, { maxLength: 2 }),
      (words, mistakes) => {
        const texts = [...new Set(words.map((letters) => letters.join('')))].sort();
        const asked = mistakes.reduce(mistyped, words[0] as string[]).join('');
        expect(misspelt(filled(...texts), asked)).toEqual(nearest(asked, texts));
      },
    ),
    { numRuns: 1_000 },
  );
});

function mistyped(letters: string[], [at, kind, letter]: [number, number, string]): string[] {
  const [before, after] = [letters.slice(0, at), letters.slice(at)];
  return [
    [...before, ...after.slice(1)],
    [...before, letter, ...after],
    [...before, letter, ...after.slice(1)],
    [...before, ...after.slice(0, 2).reverse(), ...after.slice(2)],
  ][kind] as string[];
}

function nearest(asked: string, texts: readonly string[]): string[] {
  const { length } = [...asked];
  const most = length >= 8 ? 2 : length >= 4 ? 1 : 0;
  const near = texts
    .filter((text) => !/1/.test(asked + text))
    .map((text) => ({ text, distance: edits(asked, text) }));
  const least = Math.min(...near.filter(({ distance }) => distance > 0).map(({ distance }) => distance));
  // A word that is known is never looked up among the misspellings; if it were, it is its own nearest.
  if (most > 0 && near.some(({ distance }) => distance === 0)) return [asked];
  return least > most ? [] : near.filter(({ distance }) => distance === least).map(({ text }) => text);
}
