import { expect, test } from 'vitest';
import { unknownWords } from './opportunity-unknown.tsx';

test('what is not known is named: the class, the form, or both', () => {
  expect(unknownWords(212, { atc: 'C' })).toMatch(/^212 more whose class is not known: /);
  expect(unknownWords(1, { form: 'Tablets' })).toMatch(/^1 more whose form as dossiers have it is not known/);
  expect(unknownWords(1200, { atc: 'C', form: 'Tablets' })).toMatch(/^1,200 more whose class or form/);
});
