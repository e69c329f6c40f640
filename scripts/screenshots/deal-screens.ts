import { expect, type Page } from '@playwright/test';
import { twoOffers, typeTwoOffers } from '../../e2e/support/offers.ts';
import { openLoading } from './desk-screens.ts';
import { goto, type Screen, type Viewer } from './screen.ts';

/** What members do beside searching: requests, term sheets, listings, what they keep and compare. */
export const dealScreens: Screen[] = [
  thread('request-closed', 'DB-10763', 'admin'),
  thread('request-versions', 'DB-10053', 'seller'),
  thread('request-due-today', 'DB-10025', 'seller'),
  thread('request-revision-asked', 'SU-20211', 'seller'),
  thread('request-signed', 'DB-10493', 'admin'),
  thread('request-expired', 'DB-10697', 'admin'),
  thread('request-declined', 'DB-10406', 'seller'),
  thread('request-overdue', 'SU-20164', 'admin'),
  thread('request-interest', 'DB-10969', 'investor'),
  thread('request-in-review-owner', 'DB-10624', 'seller'),
  {
    name: 'request-terms-form',
    as: 'seller',
    async open(page, { threads }) {
      await goto(page, `/requests/${threads['DB-10624']}`);
      await openMove(page, 'Issue a term sheet');
    },
  },
  {
    name: 'request-terms-form-errors',
    as: 'seller',
    async open(page, { threads }) {
      await goto(page, `/requests/${threads['DB-10624']}`);
      await openMove(page, 'Issue a term sheet');
      const form = page.getByRole('region', { name: 'What comes next' }).locator('form');
      await form.getByRole('button', { name: 'Issue a term sheet' }).click();
    },
  },
  {
    name: 'request-signing-errors',
    as: 'seller',
    async open(page, { threads }) {
      await goto(page, `/requests/${threads['DB-10053']}`);
      await openMove(page, 'Sign term sheet 2');
      const form = page.getByRole('region', { name: 'What comes next' }).locator('form');
      await form.getByRole('button', { name: 'Sign term sheet 2' }).click();
    },
  },
  { name: 'requests-owner', as: 'seller', open: (page) => goto(page, '/requests?scope=owner') },
  { name: 'requests-no-match', as: 'seller', open: (page) => goto(page, '/requests?q=no+such+words') },
  { name: 'requests-loading', as: 'seller', open: (page) => openLoading(page, '/requests') },
  {
    name: 'requests-failing',
    as: 'seller',
    async open(page) {
      await page.route('**/api/requests?*', (route) => route.fulfill({ status: 503, json: busy }));
      await goto(page, '/requests');
    },
  },
  {
    name: 'request-details-missing',
    as: 'seller',
    open: (page) => goto(page, '/requests/DB-2026-999999'),
  },
  {
    name: 'compare-differences',
    as: 'seller',
    open: (page) => goto(page, '/compare?ids=53,187,487&differences=only'),
  },
  { name: 'compare-none', as: 'newcomer', open: (page) => goto(page, '/compare') },
  {
    name: 'dossier-search-comparing',
    as: 'seller',
    async open(page) {
      await goto(page, '/dossier-search');
      for (const place of [0, 1]) {
        await page
          .getByRole('article')
          .nth(place)
          .getByRole('checkbox', { name: /^Compare/ })
          .check();
      }
    },
  },
  { name: 'shortlist-none', as: 'newcomer', open: (page) => goto(page, '/shortlist') },
  {
    name: 'shortlist-failed',
    as: 'seller',
    async open(page) {
      await page.route('**/api/shortlist', (route) => route.abort());
      await goto(page, '/shortlist');
    },
  },
  {
    name: 'shortlist-named',
    as: 'seller',
    async open(page) {
      await goto(page, '/shortlist');
      await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: /Andes/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Andes' }).waitFor();
    },
  },
  {
    name: 'shortlist-currency',
    as: 'seller',
    // What is narrower shows amounts as they are stated.
    widths: [1280, 1600],
    async open(page) {
      await page.addInitScript(() => localStorage.setItem('currency', 'EUR'));
      await goto(page, '/shortlist');
      await expect(page.getByText('≈').first()).toBeAttached();
    },
  },
  {
    name: 'offers',
    as: 'newcomer',
    async open(page) {
      await goto(page, `/offers?${twoOffers.search}`);
      await typeTwoOffers(page);
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await page.getByRole('heading', { name: 'Along the volume' }).waitFor();
    },
  },
  { name: 'briefs', as: 'seller', open: (page) => goto(page, '/briefs') },
  { name: 'briefs-none', as: 'newcomer', open: (page) => goto(page, '/briefs') },
  {
    name: 'brief-new',
    as: 'seller',
    async open(page) {
      await goto(page, '/briefs/new?dossiers=53,187,487&plants=3');
      await page.getByRole('button', { name: /^Send to/ }).click();
      await page.getByText('Give the brief a name').waitFor();
    },
  },
  { name: 'brief-board', as: 'seller', open: openDemoBrief },
  {
    name: 'brief-award',
    as: 'seller',
    async open(page) {
      await openDemoBrief(page);
      await page
        .getByRole('button', { name: /^Award/ })
        .first()
        .click();
    },
  },
  { name: 'saved-searches-none', as: 'newcomer', open: (page) => goto(page, '/saved-searches') },
  { name: 'listings-none', as: 'newcomer', open: (page) => goto(page, '/listings') },
  {
    name: 'listing-waiting',
    as: 'seller',
    open: (page, { editedId }) => goto(page, `/listings/dossier/${editedId}`),
  },
  {
    name: 'listing-edited',
    as: 'seller',
    async open(page, { ownId }) {
      await goto(page, `/listings/dossier/${ownId}`);
      await page.getByLabel('Title', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Send to the desk' }).click();
    },
  },
  {
    name: 'active-deals-no-match',
    as: 'investor',
    open: (page) => goto(page, '/investment/activedeals?q=qqqqqq'),
  },
];

const busy = { message: 'The server is busy. Try again in a moment.', code: 'unavailable', requestId: 'r' };

async function openDemoBrief(page: Page): Promise<void> {
  await goto(page, '/briefs');
  await page.getByRole('link', { name: 'Metformin for Latin America' }).click();
  await page.getByRole('table', { name: 'Requests of the brief' }).waitFor();
}

/** The thread of the demo data's request for a listing. */
function thread(name: string, listing: string, as: Viewer): Screen {
  return { name, as, open: (page, { threads }) => goto(page, `/requests/${threads[listing]}`) };
}

async function openMove(page: Page, label: string): Promise<void> {
  const next = page.getByRole('region', { name: 'What comes next' });
  await next.getByRole('button', { name: label, exact: true }).click();
  await expect(next.locator('form')).toBeVisible();
}
