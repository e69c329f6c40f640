import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyState } from '#domains/finder/web/state/finder-shape.ts';
import { supplierShape } from '../supplier-shape.ts';
import { SupplierHero } from './supplier-hero.tsx';

function pressedWith(chosen: Record<string, readonly string[]>): string[] {
  const finder = {
    shape: supplierShape,
    state: { ...emptyState, chosen },
    noteTyped: () => undefined,
    move: () => undefined,
    resets: 0,
    addressOf: () => '',
  };
  const markup = renderToStaticMarkup(<SupplierHero finder={finder} />);
  return [...markup.matchAll(/aria-pressed="true".*?<\/svg>([^<]+)<\/button>/g)].map(
    ([, label = '']) => label,
  );
}

test('a tile shows that it is pressed while its filter is the only one', () => {
  const tile = { SuListing_Filter_Special_capabilities: ['Oncology'] };
  expect(pressedWith({})).toEqual([]);
  expect(pressedWith(tile)).toEqual(['ONCOLOGY']);
  expect(pressedWith({ ...tile, Sulisting_Filter_cGMP_accreditation: ['USFDA'] })).toEqual([]);
});
