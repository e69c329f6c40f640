import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RegisterFigures } from './register-figures.tsx';

const application = (number: string, holder: string, sold: ('RX' | 'OTC')[]) => ({
  ...{ number, name: 'Fictivo', holder, approvedOn: '2020-01-01', sold },
});

test('what the Orange Book has as discontinued is told as listed as not sold: it may never have been', () => {
  const copies = [application('A1', 'Never Sold Inc', [])];
  const register = { asOf: '2026-11-01', references: [application('N1', 'First Inc', [])], copies };
  const html = renderToStaticMarkup(
    <RegisterFigures register={{ ...register, count: 1, holders: 0, byYear: [] }} />,
  );
  expect(html).toContain('Listed as not sold');
  expect(html).toContain('The reference is listed as not sold');
  expect(html).not.toMatch(/no longer/i);
});
