import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FeeAfterwards } from './sign-form.tsx';

const dealFee = { currency: 'EUR', amount: '1500' } as const;

test('the buyer reads of the fee before they sign; where none is asked, and to others, nothing is said', () => {
  const page = (props: Parameters<typeof FeeAfterwards>[0]) =>
    renderToStaticMarkup(<FeeAfterwards {...props} />);
  expect(page({ dealFee, sides: ['buyer'] })).toContain(
    'After both have signed: a refundable fee of 1,500 EUR.',
  );
  expect(page({ dealFee: null, sides: ['buyer'] }) + page({ dealFee, sides: ['desk'] })).toBe('');
});
