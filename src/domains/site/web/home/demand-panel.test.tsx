import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { demandKinds, demandWords } from '#domains/catalogue/contract/demand.ts';
import { DemandPanel } from './demand-panel.tsx';

const figures = (first: number) =>
  Object.fromEntries(demandKinds.map((kind, at) => [kind, first + at])) as Record<
    (typeof demandKinds)[number],
    number
  >;

test('each figure of the week has beside it the same one of the week before', () => {
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <DemandPanel demand={{ listings: 2, now: figures(40), before: figures(70), top: [] }} />
    </MemoryRouter>,
  ).replace(/<[^>]+>/g, ' ');
  for (const [at, kind] of demandKinds.entries()) {
    expect(text.replace(/\s+/g, ' ')).toContain(`${demandWords[kind]} ${40 + at} ${70 + at} the week before`);
  }
});
