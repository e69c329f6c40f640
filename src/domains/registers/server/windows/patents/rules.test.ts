import { expect, test } from 'vitest';
import type { OrangePatent } from '../../../contract/register-rows.ts';
import { patentEnds } from './rules.ts';

function row(some: Partial<OrangePatent>): OrangePatent {
  return {
    ...{
      application: '202155',
      product: '001',
      patent: '6967208',
      isPaediatric: false,
      expiresOn: '2026-11-21',
    },
    ...{ coversSubstance: false, coversProduct: false, useCode: null, isDelisted: false, ...some },
  };
}
const paediatric = { isPaediatric: true, expiresOn: '2027-05-21' };

test('the six months of a patent are as hard as the patent, whose flags their row lacks', () => {
  const ends = patentEnds([row(paediatric), row({ coversSubstance: true, coversProduct: true })]);
  expect(ends).toMatchObject([
    { until: '2027-05-21', hard: true, code: '*PED', isPaediatric: true },
    { until: '2026-11-21', hard: true, code: 'substance' },
  ]);
  expect(patentEnds([row({ coversProduct: true }), row(paediatric)]).map(({ hard }) => hard)).toEqual([
    false,
    false,
  ]);
});

test('a patent stands once for all its uses and products, and its uses are named', () => {
  const ends = patentEnds([
    row({ useCode: 'U-2' }),
    row({ useCode: 'U-1' }),
    row({ useCode: 'U-1', product: '002' }),
  ]);
  expect(ends).toHaveLength(1);
  expect(ends).toMatchObject([{ hard: false, code: 'U-1, U-2', products: ['N202155/001', 'N202155/002'] }]);
});

test('one row of the substance makes a patent one of the substance', () => {
  expect(patentEnds([row({ useCode: 'U-1' }), row({ coversSubstance: true })])).toMatchObject([
    { hard: true },
  ]);
});

test('what one product has on its substance, another may have on its product alone', () => {
  const ends = patentEnds([row({ coversSubstance: true }), row({ coversProduct: true, product: '002' })]);
  expect(ends.map(({ hard, products }) => [hard, products])).toEqual([
    [true, ['N202155/001']],
    [false, ['N202155/002']],
  ]);
});

test('a patent is delisted where all its rows are, and its six months with it', () => {
  const gone = { coversProduct: true, isDelisted: true };
  expect(patentEnds([row(gone), row(paediatric)])).toMatchObject([
    { isDelisted: true },
    { isDelisted: true },
  ]);
  expect(patentEnds([row(gone), row({ useCode: 'U-1' })])).toMatchObject([
    { isDelisted: false, code: 'U-1' },
  ]);
});

test('a patent of which nothing is said is hard', () => {
  expect(patentEnds([row({})])).toMatchObject([{ hard: true, code: null }]);
  expect(patentEnds([row(paediatric)])).toMatchObject([{ hard: true, code: '*PED' }]);
});
