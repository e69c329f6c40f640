import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { establishedYear } from '../../contract/supplier-years.ts';
import { type Supplier, supplier as schema } from '../../contract/suppliers.ts';
import { SupplierView } from './supplier-view.tsx';

const age = { listedAt: '2024-05-01T12:00:00Z', confirmedAt: '2026-03-05T12:00:00Z', stale: false };

/** A supplier whose every text names its own field. */
function telling(): Supplier {
  const values = Object.entries(schema.shape).map(([key, field]) => [key, tellingValue(field, key)]);
  return schema.parse(Object.fromEntries(values));
}

function tellingValue(field: z.ZodType, key: string): unknown {
  if (key === 'age') return age;
  if (key === 'verified') return { at: '2026-03-05', seen: ['register'] };
  const { def } = field as z.ZodArray | z.ZodString | z.ZodNumber;
  if (def.type === 'array') return [`{${key}}`, 'more'];
  return def.type === 'number' ? 4 : `{${key}}`;
}

/** The same with everything empty that may be. */
function empty(): Supplier {
  const values = Object.entries(telling()).map(([key, value]) => {
    if (['_id', 'SuListing_ID', 'Supplier_ID', 'age'].includes(key)) return [key, value];
    if (key === 'verified') return [key, null];
    return [key, Array.isArray(value) ? [] : typeof value === 'number' ? 0 : ''];
  });
  return schema.parse(Object.fromEntries(values));
}

function render(supplier: Supplier): string {
  const element = <SupplierView supplier={supplier} related={[]} asked={null} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const sample = telling();
const page = render(sample);

/** What is shown in another way than as its own words, and by what. */
const shownOtherwise: Record<string, () => boolean> = {
  verified: () => /verified 5 Mar 2026.<.strong> The desk saw: entry in the company register\./.test(page),
  _id: () => page.includes(`href="/supplier-term-sheet/${encodeURIComponent(sample._id)}"`),
  SuListing_ID: () => render({ ...sample, Supplier_ID: '' }).includes('{SuListing_ID}</h1>'),
  age: () => page.includes('Last confirmed by its owner on 5 Mar 2026'),
  SuListing_Star_Rating: () => page.includes('aria-label="Rated 4 out of 5"'),
  SuListing_Filter_Searchpage_Years_Of_Operation: () =>
    page.includes(`<dt>Estd ${establishedYear(4, new Date())}</dt><dd>4 years of operation</dd>`),
};

describe('the details of a supplier', () => {
  it.each(Object.keys(schema.shape))('show %s', (key) => {
    const check = shownOtherwise[key];
    expect(check ? check() : page.includes(`{${key}}`)).toBe(true);
  });

  it('offer a quote at the top and at the bottom, and a way to ask', () => {
    expect(page.split('>Request Quote<').length - 1).toBe(2);
    expect(page).toContain('href="/contact-us"');
  });

  it("list what stands behind 'Others' in its tooltip", () => {
    const shown = render({ ...sample, SuListing_Detailed_GMP: 'NMPA; PMDA ;' });
    expect(shown).toMatch(/What Others stands for.*<span[^>]*>NMPA<\/span><span[^>]*>PMDA<\/span>/);
  });

  it.each([null, 'null', ''])('hide the price line for %j', (cost) => {
    expect(render({ ...sample, SuListing_Detailed_CC_cost_UOM: cost })).not.toContain('cc per unit');
  });

  it('show the price to the letter', () => {
    expect(render({ ...sample, SuListing_Detailed_CC_cost_UOM: '0.8' })).toContain('$ 0.8 cc per unit');
  });

  it("say 'N/A' for what a dosage form leaves open, and leave out forms that do not exist", () => {
    const shown = render({ ...empty(), SuListing_Production_capabilities_dosageform1: 'Tablets: bilayer' });
    expect(shown.split('>N/A<').length - 1).toBe(5);
    expect(shown).toContain('bilayer');
    expect(shown).not.toContain('Dosage form 2');
  });

  it('name the same dosage forms in the chips and in the blocks', () => {
    const shown = render({
      ...empty(),
      SuListing_Filter_Detailed_Dosageform: ['Tablets', 'Nasal'],
      SuListing_Production_capabilities_dosageform1: 'Tablets: bilayer',
      SuListing_Production_capabilities_dosageform2: 'Cream: hormonal',
    });
    const [, chips = '', blocks = ''] = /Dosage forms<(.*)Production by dosage form<(.*)$/s.exec(shown) ?? [];
    for (const form of ['Tablets', 'Nasal', 'Cream']) {
      expect(chips.split(`>${form}<`).length - 1, `chip ${form}`).toBe(1);
      expect(blocks.split(form).length - 1, `block ${form}`).toBeGreaterThan(0);
    }
  });

  it.each(['', 'null'])('stand without a bare label, a null or an empty box where all is %j', (nothing) => {
    const bare = Object.entries(empty()).map(([key, value]) => [key, value === '' ? nothing : value]);
    const shown = render(schema.parse(Object.fromEntries(bare)));
    expect(shown).not.toMatch(/null|undefined|NaN|N\/A/);
    expect(shown).not.toMatch(
      /<dd[^>]*><\/dd>|<ul[^>]*><\/ul>|<li[^>]*><\/li>|<div class="_body[^>]*><\/div>/,
    );
    // The plant, and what is claimed of it.
    expect(shown.split('<h2').length - 1).toBe(2);
    expect(shown).toContain('0 years of operation');
  });
});
