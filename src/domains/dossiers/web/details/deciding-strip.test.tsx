import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Dossier } from '../../contract/dossiers.ts';
import { DecidingStrip } from './deciding-strip.tsx';

test('a fee in another currency is told in euros to whoever chose no currency', () => {
  const dossier = {
    productDetails: { dossierStatus: '', usConstraintDate: '' },
    dealContours: {
      availableGeographies: [],
      oneTimeFee: '$108,890',
      royalty: '',
      profitShare: '',
      exclusivity: '',
    },
    manufacturingDetails: { moq: '', lastInspection: '' },
    numbers: { fee: { from: 108_890, to: 108_890, currency: 'USD' } },
  } as unknown as Dossier;
  const text = renderToStaticMarkup(<DecidingStrip dossier={dossier} launch={null} />).replace(
    /<[^>]+>/g,
    '',
  );
  expect(text).toContain('$108,890≈ € 100,000 at ECB rates of');
});
