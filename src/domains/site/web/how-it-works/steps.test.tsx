import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Effortless } from '../landing/effortless.tsx';
import { steps } from './steps.tsx';

test('no step promises what the product does not keep: prices on a dossier, a data room', () => {
  const told = steps.map(({ text, bring, get }) => `${text} ${bring} ${get}`).join(' ');
  expect(told).not.toMatch(/data room/i);
  expect(told).toContain('supply prices come at your volumes with the term sheets');
  expect(told).toContain('a nominal refundable fee to the provider');
});

test.each(steps)(
  'the picture of "$short" shows no supply price and no data room on a dossier',
  ({ scene }) => {
    expect(renderToStaticMarkup(scene)).not.toMatch(/supply price|data room/i);
  },
);

test('the landing page compares dossiers by what stands on them alone', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Effortless />
    </MemoryRouter>,
  );
  expect(html).toContain('One-time fees, supply terms, stability, batch size and minimum order');
  expect(html).not.toMatch(/lead time|supply price|data room/i);
});
