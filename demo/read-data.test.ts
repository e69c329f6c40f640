import { expect, test } from 'vitest';
import { z } from 'zod';
import { molecule } from './medicines/molecule.ts';
import { molecules } from './medicines/molecules.ts';
import { readData } from './read-data.ts';

test('what is not as its schema says is refused, with the file and the place', () => {
  const wrong = z.array(z.strictObject({ name: z.number() }));
  const reading = () => readData('catalogue/newcomers.json', wrong);
  expect(reading).toThrow('demo/catalogue/newcomers.json is not what its schema says');
  expect(reading).toThrow('at [0].name');
});

test.each([
  [
    'a dosage form that the finder has not',
    (one: Draft) => Object.assign(one.presentations[0], { dosageForm: 'Brew' }),
  ],
  ['a medicine without presentations', (one: Draft) => Object.assign(one, { presentations: [] })],
  ['a misspelt field', (one: Draft) => Object.assign(one, { otherNaems: [] })],
])('%s is no molecule', (_, spoil) => {
  const [good] = structuredClone(molecules);
  expect(molecule.safeParse(good).success).toBe(true);
  spoil(good as Draft);
  expect(molecule.safeParse(good).success).toBe(false);
});

type Draft = z.infer<typeof molecule>;
