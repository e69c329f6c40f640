import type { Page } from '@playwright/test';

/** A plan of one line: 30,000 packs in two years. */
export const twoOffers = {
  search: new URLSearchParams({ lines: '5 mg*30*6*10000;20000' }).toString(),
  // As long as what stands in its place for a request: code, title and strengths.
  dear: {
    name: 'Dear to begin with, film-coated tablets 2.5 mg, 5 mg, 10 mg, 20 mg, 30 mg and 40 mg',
    fee: '50000',
    price: '1',
  },
  cheap: { name: 'Cheap to begin with', fee: '0', price: '2' },
};

/** Types in two offers from outside: one with a fee and a low price, one without and a higher price. */
export async function typeTwoOffers(page: Page): Promise<void> {
  for (const { name, fee, price } of [twoOffers.dear, twoOffers.cheap]) {
    await page.getByRole('button', { name: 'Type in another offer' }).click();
    const offer = page.getByRole('group', { name: 'Another offer' });
    await offer.getByLabel('One-time fee').fill(fee);
    await offer.getByLabel('Incoterm').selectOption('DDP');
    await offer.getByLabel('Price a pack, price 1').fill(price);
    await offer.getByLabel('Name', { exact: true }).fill(name);
  }
}
