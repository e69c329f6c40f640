import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Money } from '../../contract/quantities.ts';
import { Converted, ConvertedBeside, convertedFor } from './converted.tsx';

const day = 'at ECB rates of 14 Mar 2025';

function below(money: Money | null): string {
  return renderToStaticMarkup(<Converted money={money} otherwise="EUR" />).replace(/<[^>]+>/g, '');
}

test('an amount in another currency says what it is about, and by which day’s rates', () => {
  expect(below({ from: 108_890, to: 108_890, currency: 'USD' })).toBe(`≈ € 100,000 ${day}`);
  expect(below({ from: 108_890, to: 217_780, currency: 'USD' })).toBe(`≈ € 100,000 – 200,000 ${day}`);
  const beside = renderToStaticMarkup(
    <ConvertedBeside money={{ from: 108_890, to: 108_890, currency: 'USD' }} otherwise="EUR" />,
  );
  expect(beside).toContain(`title="≈ € 100,000 ${day}"`);
});

test('nothing is said where nothing is to be converted', () => {
  expect(below(null)).toBe('');
  expect(below({ from: 0, to: 0, currency: null })).toBe('');
  expect(below({ from: 45_000, to: 63_000, currency: 'EUR' })).toBe('');
  expect(below({ from: 45_000, to: 63_000, currency: 'XAU' })).toBe('');
});

test('the reader’s currency comes before the one that is told to whoever chose none', () => {
  const money = { from: 108_890, to: 108_890, currency: 'USD' };
  expect(convertedFor('', { money })).toBeNull();
  expect(convertedFor('', { money, otherwise: 'EUR' })).toMatch(/^≈ €/);
  expect(convertedFor('GBP', { money, otherwise: 'EUR' })).toMatch(/^≈ £/);
});
