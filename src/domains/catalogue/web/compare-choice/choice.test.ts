import { expect, it } from 'vitest';
import { type Chosen, givenUp } from './choice.ts';

const [one, two, three] = ['1', '2', '3'].map((id): Chosen => ({ id, title: `Dossier ${id}` })) as [
  Chosen,
  Chosen,
  Chosen,
];

it('tells what another choice gives up of the one before, and nothing where it only adds', () => {
  expect(givenUp([one, two], [two, three])).toEqual([one]);
  expect(givenUp([one], [one, two])).toEqual([]);
  expect(givenUp([], [one])).toEqual([]);
});
