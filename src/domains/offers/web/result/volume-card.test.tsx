import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Ranking } from '../../contract/ranking.ts';
import { VolumeCard } from './volume-card.tsx';

function breakEven(isSure: boolean): string {
  const span = { low: '1.0000', high: '2.0000' };
  const offers = [0, 1].map((offer) => ({ offer, name: `Offer ${offer}`, cost: { perPack: span } }));
  const ranking = {
    ...{ currency: 'EUR', offers, moreFlips: false, curve: [], packUnits: 30, years: 5 },
    flips: [{ multiplier: '0.5', packs: '5000', cheaper: 1, than: 0, isSure }],
  } as unknown as Ranking;
  return renderToStaticMarkup(<VolumeCard ranking={ranking} />);
}

test('a break-even of ranges is not told as if it were certain', () => {
  expect(breakEven(false)).toContain('is the cheaper one, not for certain.');
  expect(breakEven(true)).toContain('is the cheaper one.');
});

test('packs of a flip say of which size they are, and over how many years', () => {
  expect(breakEven(true)).toContain('Packs of 30 in 5 years');
});
