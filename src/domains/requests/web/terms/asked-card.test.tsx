import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { terms } from '#testing/sample-terms.ts';
import type { Request } from '../../contract/request-view.ts';
import { AskedCard } from './asked-card.tsx';

function sheet(version: number, supplyPrice: string, validUntil: string) {
  const more = { supplyPrice, validUntil, priceUnit: 'tablet', volumes: ['1000'] };
  return { version, issuedAt: '2026-11-02T09:00:00.000Z', by: 'Ana', terms: { ...terms, ...more } };
}

function textOf(...termSheets: Request['termSheets']): string {
  return textWith([], termSheets);
}

function textWith(answers: Request['answers'], termSheets: Request['termSheets'] = []): string {
  const request = {
    ...{ reference: 'DB-2026-000001', kind: 'dossier', state: 'term-sheet-issued', termSheets },
    ...{ answers, sides: ['buyer'], consent: false, submittedAt: '2026-11-02T09:00:00.000Z', files: [] },
    requester: { name: 'Ana', organisation: 'Halcyon' },
  } as unknown as Request;
  const element = <AskedCard request={request} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('the value of the first year is that of the latest version', () => {
  const text = textOf(sheet(1, '2', '2999-12-31'), sheet(2, '3', '2999-12-31'));
  expect(text).toContain('Value of the first year 3,000 EUR');
  expect(text).toContain('by version 2');
});

test('an offer holds until its day, and held until a day that is over', () => {
  expect(textOf(sheet(1, '2', '2999-12-31'))).toContain('Version 1 holds until 31 Dec 2999');
  expect(textOf(sheet(1, '2', '2020-12-31'))).toContain('Version 1 held until 31 Dec 2020');
});

test('the numbers that words for volumes say stand beside them, of other answers and figures none', () => {
  const volumes = (value: string) => textWith([{ label: 'Indicative volumes', value }]);
  expect(volumes('12 M tablets a year')).toContain('12 M tablets a year Read as 12,000,000 tablets');
  expect(volumes('120,000 packs')).not.toContain('Read as');
  expect(textWith([{ label: 'Supply Required', value: '12 M tablets' }])).not.toContain('Read as');
});
