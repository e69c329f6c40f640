import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, test, vi } from 'vitest';
import type { z } from 'zod';
import { below } from '#ui/theme/break-points.ts';
import { type NumberWords, numbersOf } from '../contract/dossier-numbers.ts';
import { dossierCard as cardSchema, type Dossier, dossier as schema } from '../contract/dossiers.ts';
import { DossierCard } from './dossier-card.tsx';
import { DossierView } from './dossier-view.tsx';

/** What is shown in another way than as its own words, and by what. */
const shownOtherwise: Record<string, (page: string, shown: Dossier) => boolean> = {
  'verified.at': (page) => page.includes('Company verified 5 Mar 2026.'),
  'verified.seen': (page) => page.includes('The desk saw: entry in the company register.'),
  _id: (page, shown) => page.includes(`href="/product-term-sheet/${encodeURIComponent(shown._id)}"`),
  curated: (page) => page.includes('Curated'),
  offDay: (page, shown) => page.includes(`Offer in ${shown.offDay} business days`),
  structure: (page, shown) => page.includes(`src="${shown.structure}"`),
  'age.confirmedAt': (page) => page.includes('Last confirmed by its owner on 5 Mar 2026'),
  'age.listedAt': (_, shown) =>
    render({ ...shown, age: { ...age, confirmedAt: null, stale: true } }).includes(
      'Not confirmed by its owner since 1 May 2024',
    ),
  'age.stale': (page) => !page.includes('data-stale'),
  'productDetails.usConstraintDate': (page) => page.split('<dd>5-Mar-2031</dd>').length - 1 === 2,
};

const age = { listedAt: '2024-05-01T12:00:00Z', confirmedAt: '2026-03-05T12:00:00Z', stale: false };

/** Out of the words of the dossier, which stand on the page: none of these says a number. */
const words: NumberWords = {
  ...{ oneTimeFee: '', royalty: '', profitShare: '', supplyPrice: '', minimumOrder: '', batchSize: '' },
  ...{ shelfLife: '', leadTime: '', lastInspection: '' },
};

/** A dossier whose every text names its own field. */
function telling(shape: Record<string, z.ZodType>, path = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(shape).map(([key, field]) => [key, tellingValue(field, path ? `${path}.${key}` : key)]),
  );
}

function tellingValue(field: z.ZodType, path: string): unknown {
  if (path === 'age') return age;
  if (path === 'verified') return { at: '2026-03-05', seen: ['register'] };
  if (path === 'numbers') return numbersOf(words);
  const { def } = field as z.ZodObject | z.ZodArray | z.ZodString | z.ZodNullable;
  if (def.type === 'object') return telling((field as z.ZodObject).shape, path);
  if (def.type === 'array') return [`{${path}}`, 'more'];
  if ((def.type as string) === 'boolean') return true;
  if ((def.type as string) === 'number') return 7;
  return path.endsWith('usConstraintDate') ? '05-Mar-2031' : `{${path}}`;
}

function pathsOf(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, part]) => {
    const here = path ? `${path}.${key}` : key;
    return typeof part === 'object' && part !== null && !Array.isArray(part) ? pathsOf(part, here) : [here];
  });
}

function render(shown: Dossier, more: Partial<ComponentProps<typeof DossierView>> = {}): string {
  return markupOf(<DossierView dossier={shown} alternatives={[]} asked={null} {...more} />);
}

function markupOf(element: ReactNode): string {
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

const sample = schema.parse(telling(schema.shape));
const page = render(sample);

describe('the details of a dossier', () => {
  it.each(pathsOf(sample).filter((path) => !path.startsWith('numbers.')))('show %s', (path) => {
    const check = shownOtherwise[path];
    expect(check ? check(page, sample) : page.includes(`{${path}}`)).toBe(true);
  });

  it("head the page with 'Product Code-' and the title plus dose form", () => {
    expect(page).toContain('Product Code-{ListingCode}');
    expect(page).toContain('{ListingTitle} {productDetails.doseForm}');
  });

  it('say a dose form once that the title names already', () => {
    const named = render({
      ...sample,
      ListingTitle: 'Metformin Tablets 500 mg',
      productDetails: { ...sample.productDetails, doseForm: 'Tablets' },
    });
    expect(named).toContain('Metformin Tablets 500 mg');
    expect(named).not.toContain('Metformin Tablets 500 mg Tablets');
  });

  it.each([
    ['productDetails.atcClass', 'Category Details'],
    ['productDetails.rxOtc', 'Prescription Status'],
    ['dealContours.supplyInternalStatus', 'Supply status'],
  ])('label %s %j', (path, label) => {
    expect(page).toMatch(new RegExp(`<dt>${label}</dt><dd>[^<]*\\{${path.replace('.', '\\.')}\\}`));
  });

  it('join lists and shorten the year of founding', () => {
    expect(page).toContain('{manufacturingDetails.gmpStatus}, more');
    expect(page).toContain('Estd {YearsInOperation}');
  });

  it('grey what says nothing, and tick what says Yes', () => {
    const changed = render({
      ...sample,
      RDCapabilities: 'Yes',
      dealContours: {
        ...sample.dealContours,
        royalty: 'Not Applicable',
        exclusivity: '',
        profitShare: '5 %',
      },
    });
    expect(changed).toMatch(/<div[^>]* data-muted="true"><dt>Royalty<\/dt><dd>Not Applicable</);
    expect(changed).toMatch(/<div[^>]* data-muted="true"><dt>Exclusivity<\/dt><dd>-</);
    expect(changed).toMatch(/<div class="[^"]*"><dt>Profit share<\/dt><dd>5 %</);
    expect(changed.split('aria-label="Yes"').length - 1).toBe(1);
  });

  it('offer the term sheet at the top and at the bottom of the right column', () => {
    expect(page.split('Request Term Sheet').length - 1).toBe(2);
  });
});

test('where there is one column, Supplier details come second (§2.16)', () => {
  const titles = (markup: string) =>
    [
      'Product Profile',
      'Supplier details',
      'Deal Contours',
      'Manufacturing Details',
      'About the molecule',
    ].sort((one, other) => markup.indexOf(`>${one}<`) - markup.indexOf(`>${other}<`));
  expect(titles(page)).toEqual([
    'Product Profile',
    'Deal Contours',
    'Manufacturing Details',
    'Supplier details',
    'About the molecule',
  ]);
  const storage = { getItem: () => null };
  vi.stubGlobal('window', {
    matchMedia: (query: string) => ({ matches: query === below(1024) }),
    sessionStorage: storage,
    localStorage: storage,
  });
  const narrow = render(sample);
  vi.unstubAllGlobals();
  expect(titles(narrow)).toEqual([
    'Product Profile',
    'Supplier details',
    'Deal Contours',
    'Manufacturing Details',
    'About the molecule',
  ]);
  expect(narrow.split('>Supplier details<').length - 1).toBe(1);
});

test('the page and its index lead to the other dossiers of the molecule, where there are any', () => {
  const other = { _id: '9', ListingTitle: 'Another', ListingCode: 'DB-9', dosStatus: 'Ready : EU' };
  const terms = {
    locations: ['EU', 'UK'],
    oneTimeFee: 'Nil',
    fee: null,
    royalty: 'NA',
    profitShare: '50:50',
    moq: '',
  };
  const shown = render(sample, { alternatives: [{ ...other, ...terms }] });
  expect(shown).toContain('href="#alternatives"');
  expect(shown).toContain('href="/product-details/9"');
  expect(shown).toMatch(/<td>EU, UK<\/td><td>Nil<\/td><td>Share 50:50<\/td><td data-muted="true">-<\/td>/);
  expect(page).not.toContain('lternatives');
  expect(render(sample, { alternatives: null })).toContain('The other dossiers could not be loaded.');
});

test('what one asked for before is told beside the title, and leads to the request', () => {
  const submittedAt = '2026-11-22T12:00:00.000Z';
  const asked = {
    listing: '7',
    reference: 'DB-2026-000123',
    state: 'submitted',
    says: 'Submitted',
    submittedAt,
  };
  const shown = render(sample, { asked: { ...asked, state: 'submitted', means: 'waiting' } });
  const mark = /<a[^>]*href="\/requests\/DB-2026-000123"[^>]*>(.*?)<\/a>/.exec(shown)?.[1] ?? '';
  expect(mark.replaceAll(/<[^>]*>/g, '')).toBe('Asked 22 Nov · Submitted');
  expect(mark).toContain('data-standing="waiting"');
});

test('a card says what nobody has confirmed for half a year, and only that', () => {
  const card = cardSchema.parse({ ...telling(cardSchema.shape), launch: [], ...age });
  expect(markupOf(<DossierCard card={card} />)).not.toContain('confirmed');
  expect(markupOf(<DossierCard card={{ ...card, confirmedAt: null, stale: true }} />)).toContain(
    'data-stale="true">Not confirmed by its owner since 1 May 2024',
  );
});
