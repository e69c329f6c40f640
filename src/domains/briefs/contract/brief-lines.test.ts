import { expect, test } from 'vitest';
import { plan } from '#domains/offers/contract/plan.ts';
import { briefLine } from './brief-lines.ts';

test('packs are read as they are written in trade, in a brief as in a plan of offers', () => {
  const read = briefLine.parse({ product: 'Metformin', volumes: ['120,000', '40 000', '', '150000'] });
  expect(read.volumes).toEqual(['120000', '40000', '', '150000']);
  const lines = [{ strength: '5 mg', packUnits: '30', volumes: ['120,000'] }];
  const asked = { currency: 'EUR', start: new Date().toISOString().slice(0, 10), years: 1, discount: '8' };
  expect(plan.parse({ ...asked, lines }).lines[0]?.volumes).toEqual(['120000']);
});

test.each(['1.105', '12.5', '0', '1000000000'])('%s packs are asked about or refused', (packs) => {
  expect(briefLine.safeParse({ product: 'Metformin', volumes: [packs] }).success).toBe(false);
});
