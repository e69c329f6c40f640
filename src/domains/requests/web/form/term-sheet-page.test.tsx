import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { proposalSheet } from './proposal-sheet.ts';
import { TermSheetPage } from './term-sheet-page.tsx';

function render(isOwn: boolean): string {
  const subject = {
    title: 'Bilastine Tablets',
    code: 'BIL-17',
    label: 'The dossier',
    to: '/',
    facts: [],
  } as never;
  const loaded = {
    listing: { found: {}, failed: false as const },
    earlier: undefined,
    unproven: null,
    isOwn,
  };
  const element = <TermSheetPage kind={proposalSheet} id="17" loaded={loaded} subjectOf={() => subject} />;
  return renderToStaticMarkup(
    <MantineProvider>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </MantineProvider>,
  );
}

test('the page of one’s own listing leads to its fields, and has no form', () => {
  const own = render(true);
  expect(own).toContain('Yours ·');
  expect(own).toContain('href="/listings/dossier/17"');
  expect(own).not.toContain('<form');
  expect(render(false)).toContain('<form');
});
