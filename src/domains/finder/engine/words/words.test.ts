import { expect, test } from 'vitest';
import { eachWord, hashOf, queryWords, wordsOf } from './words.ts';

test('a text falls apart at everything that is neither letter nor digit', () => {
  expect(wordsOf('Amoxicillin/Clavulanate 875 mg+125mg (film-coated)')).toEqual(
    ['amoxicillin', 'clavulanate', '875', 'mg', '125mg', 'film', 'coated'], // no empty words between
  );
});

test('diacritics, ligatures, strokes and full width do not matter', () => {
  expect(wordsOf('Ibuprofène ﬁlm Łódź Straße Øre ＡＢＣ İzmir')).toEqual(
    ['ibuprofene', 'film', 'lodz', 'strasse', 'ore', 'abc', 'izmir'], // as typed on any keyboard
  );
});

test('a final sigma reads as any other', () => {
  expect(wordsOf('ΦΑΡΜΑΚΟΣ φαρμακος φαρμακοσ')).toEqual(Array(3).fill('φαρμακοσ'));
});

test('compatibility characters become what they stand for', () => {
  expect(wordsOf('m² ½ 5µg')).toEqual(['m2', '1', '2', '5μg']);
});

test('texts without a word give none', () => {
  expect(['', ' \t\n', '\u0000', '\ud800', '\udc00\ud800', '—', '\u0301', '\u{1f600}'].map(wordsOf)).toEqual(
    Array(8).fill([]),
  );
});

test('NUL and unpaired surrogates only part words', () => {
  expect(wordsOf('ab\u0000cd\ud800ef')).toEqual(['ab', 'cd', 'ef']);
});

test('a word counts up to its 64th character, whatever its characters take', () => {
  expect(wordsOf('x'.repeat(65))).toEqual(['x'.repeat(64)]);
  expect(wordsOf('\u{20000}'.repeat(65))).toEqual(['\u{20000}'.repeat(64)]);
  expect(wordsOf(`${'x'.repeat(1000)} y`)).toEqual(['x'.repeat(64), 'y']);
});

test('a query has at most 32 distinct words, out of its first 1,024 units', () => {
  expect(queryWords('b a b A')).toEqual(['b', 'a']);
  const numbers = Array.from({ length: 40 }, (_, i) => `${i}`);
  expect(queryWords(numbers.join(' '))).toEqual(numbers.slice(0, 32));
  expect(queryWords(`${' '.repeat(1022)}abc`)).toEqual(['ab']);
});

test('the hash handed out with a word is the hash of the word, in ASCII texts and others', () => {
  for (const text of ['Cefixime 400 MG', 'Céfixime 400 MG', 'X'.repeat(70)]) {
    eachWord(text, (source, from, to, hash) => {
      expect(hash).toBe(hashOf(source.slice(from, to).toLowerCase()));
    });
  }
});
