import { expect, test } from 'vitest';
import { steps } from './steps.tsx';

test('no step promises what the product does not keep: prices on a dossier, a data room', () => {
  const told = steps.map(({ text, bring, get }) => `${text} ${bring} ${get}`).join(' ');
  expect(told).not.toMatch(/data room/i);
  expect(told).toContain('supply prices come at your volumes with the term sheets');
  expect(told).toContain('a nominal refundable fee to the provider');
});
