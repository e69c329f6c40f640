import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PinEntry } from '#domains/dossiers/contract/presentations.ts';
import { OrphanRow } from './matches.tsx';

test('an exclusivity that was left out is not offered once more, and the button of another names it', () => {
  const said: PinEntry = {
    ...{ id: '1', effect: 'carve-out', register: 'orange-book-products', application: '202155' },
    ...{ product: null, code: 'ODE-123', reason: 'Its use.', by: 'Ana', at: '2026-11-23T10:00:00Z' },
  };
  const textOf = (pins: PinEntry[]) =>
    renderToStaticMarkup(
      <OrphanRow
        orphan={{ application: '202155', code: 'ODE-123', until: '2028-05-21' }}
        pins={pins}
        onSay={() => undefined}
      />,
    ).replaceAll(/<[^>]+>/g, '');
  expect(textOf([])).toContain('A label can leave it out: ODE-123 of N202155');
  expect(textOf([{ ...said, code: 'ODE-124' }])).toContain('A label can leave it out');
  expect(textOf([said])).toMatch(/^ODE-123 of N202155, to 21 May 2028Left out$/);
});
