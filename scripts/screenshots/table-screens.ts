import { expect, type Page } from '@playwright/test';
import { goto, type Screen } from './screen.ts';

const address = '/dossier-search?size=24&view=table';
const widths = [360, 768, 1280, 1600];

/** The dossiers as a table, and the details of one of them beside it or over it. */
export const tableScreens: Screen[] = [
  { name: 'dossier-table', as: 'seller', widths, open: (page) => goto(page, address) },
  {
    name: 'dossier-table-details',
    as: 'seller',
    widths,
    async open(page) {
      await goto(page, `${address}&q=apixaban`);
      await page
        .locator('[data-row]')
        .nth(1)
        .click({ position: { x: 180, y: 18 } });
      await expect(page.getByRole('heading', { name: 'Product Profile' })).toBeVisible();
    },
  },
  {
    name: 'dossier-table-ticked',
    as: 'seller',
    widths: [768, 1280, 1600],
    async open(page) {
      await goto(page, address);
      await page
        .getByRole('checkbox', { name: /^Tick / })
        .nth(2)
        .check();
      await page
        .getByRole('checkbox', { name: /^Tick / })
        .nth(5)
        .click({ modifiers: ['Shift'] });
      await page.getByRole('button', { name: 'Columns' }).click();
    },
  },
  {
    name: 'dossier-table-no-match',
    as: 'seller',
    widths,
    open: (page) => goto(page, `${address}&q=qqqqqqqqqq`),
  },
  { name: 'dossier-table-loading', as: 'seller', widths, open: (page) => unanswered(page) },
  {
    name: 'dossier-table-failing',
    as: 'seller',
    widths,
    async open(page) {
      await page.route('**/get-dossier', (route) => route.abort());
      await goto(page, address);
    },
  },
];

async function unanswered(page: Page): Promise<void> {
  await page.route('**/get-dossier', () => undefined);
  await page.goto(address);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}
