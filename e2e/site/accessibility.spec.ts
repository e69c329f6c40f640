import type { Page } from '@playwright/test';
import { checkScenes, goto, type Scene } from '../support/scenes.ts';
import { expect } from '../support/test.ts';

async function openFinder(page: Page): Promise<void> {
  await goto(page, '/dossier-search');
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function openTermSheet(page: Page): Promise<void> {
  await openFinder(page);
  await page
    .getByRole('link', { name: /^Enquire/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Request a Proposal' })).toBeVisible();
}

async function submitRequest(page: Page): Promise<void> {
  await openTermSheet(page);
  await page.getByLabel('Indicative volumes').fill('1 M tablets');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

const visitor: Scene[] = [
  { name: 'landing', as: 'visitor', open: (page) => goto(page, '/') },
  {
    name: 'login with its errors',
    as: 'visitor',
    async open(page) {
      await goto(page, '/login');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Email format is invalid')).toBeVisible();
    },
  },
  {
    name: 'sign-up, full, with its errors',
    as: 'visitor',
    async open(page) {
      await goto(page, '/sign-up?email=ana%40lusitan.example');
      await page.getByRole('button', { name: 'CREATE PROFILE' }).click();
      await expect(page.getByText('Name is required').first()).toBeVisible();
    },
  },
  { name: 'sign-up, invitation', as: 'visitor', open: (page) => goto(page, '/sign-up') },
  { name: 'the blog', as: 'visitor', open: (page) => goto(page, '/blog') },
  { name: 'a post of the blog', as: 'visitor', open: (page) => goto(page, '/blog-details/3') },
  { name: 'no page', as: 'visitor', open: (page) => goto(page, '/no-such-page') },
  {
    name: 'the side menu',
    as: 'visitor',
    width: 360,
    async open(page) {
      await goto(page, '/');
      await page.getByRole('button', { name: /menu/i }).first().click();
      await expect(page.getByRole('link', { name: 'Contact-us' })).toBeVisible();
    },
  },
];

const member: Scene[] = [
  { name: 'welcome', as: 'member', open: (page) => goto(page, '/welcome') },
  {
    name: 'the home of a newcomer',
    as: 'member',
    async open(page) {
      await goto(page, '/home');
      await expect(page.getByRole('heading', { name: 'The first three things to do' })).toBeVisible();
    },
  },
  {
    name: 'the home of an owner, with what waits and what was opened',
    as: 'seller',
    async open(page) {
      await goto(page, '/product-details/1');
      await goto(page, '/home');
      await expect(page.getByRole('region', { name: 'Waits for you' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'What your listings brought this week' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Opened last' }).getByRole('link')).not.toHaveCount(0);
    },
  },
  {
    name: 'the finder with filters, an open list and its tooltip',
    as: 'member',
    openNarrow: openFinder,
    async open(page) {
      await openFinder(page);
      await page.getByRole('checkbox', { name: 'EU', exact: true }).check();
      // What is being replaced is faded.
      await expect(page).toHaveURL(/market=eu/);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await page
        .getByRole('button', { name: /^Show \d+ more$/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /constraint date/i })
        .or(page.getByLabel(/about.*constraint/i))
        .first()
        .focus();
    },
  },
  {
    name: 'the finder with suggestions open, one of them highlighted',
    as: 'member',
    async open(page) {
      await openFinder(page);
      await page.getByRole('combobox', { name: 'Search dossiers' }).fill('metfo');
      const suggestions = page.getByRole('listbox');
      await expect(suggestions).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(suggestions.getByRole('option', { selected: true })).toBeVisible();
    },
  },
  {
    name: 'the finder after a typing error, with filters read in the words',
    as: 'member',
    async open(page) {
      await goto(page, '/dossier-search?q=glucophgae+500+mg+tablets&market=us');
      await expect(page.getByText(/^Showing results for/)).toBeVisible();
      await expect(page.getByRole('list', { name: 'Filters from your words' })).toBeVisible();
    },
  },
  {
    name: 'nothing found, and what to leave out',
    as: 'member',
    async open(page) {
      await goto(page, '/dossier-search?q=metformin+canada+inhaler');
      await expect(page.getByRole('button', { name: /^Without/ }).first()).toBeVisible();
    },
  },
  {
    name: 'the month picker',
    as: 'member',
    async open(page) {
      await openFinder(page);
      const filters = page.getByRole('button', { name: /^Filters/ });
      if (await filters.isVisible()) await filters.click();
      await page
        .getByRole('button', { name: /: any date$/ })
        .and(page.locator(':visible'))
        .click();
    },
  },
  {
    name: 'the filter drawer',
    as: 'member',
    width: 360,
    async open(page) {
      await openFinder(page);
      await page
        .getByRole('button', { name: /filter/i })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'nothing found',
    as: 'member',
    async open(page) {
      await goto(page, '/dossier-search?q=qqqqqqqqqq');
      await expect(page.getByText('No Dossier Found')).toBeVisible();
    },
  },
  {
    name: 'a search that failed',
    as: 'member',
    anew: true,
    async open(page) {
      await page.route('**/get-dossier', (route) => route.abort());
      await goto(page, '/dossier-search');
      await expect(page.getByText(/could not be loaded/)).toBeVisible();
    },
  },
  {
    name: 'the account menu',
    as: 'member',
    async open(page) {
      await goto(page, '/home');
      await page.getByRole('banner').getByRole('button', { name: /Ana/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    },
  },
  {
    name: 'the search of the frame, with what it suggests',
    as: 'member',
    async open(page) {
      await goto(page, '/home');
      await page.getByRole('combobox', { name: 'Search the marketplace' }).fill('metfo');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toBeVisible();
      await expect(page.getByRole('option', { name: /^metformin \d/ })).toBeVisible();
    },
  },
  {
    name: 'the palette of a member with what it found',
    as: 'member',
    async open(page) {
      await goto(page, '/home');
      await expect(page.getByRole('combobox', { name: 'Search the marketplace' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find a record' }).fill('metformin');
      await expect(page.getByRole('option', { name: /^metformin \d.*Molecule$/ })).toBeVisible();
    },
  },
  {
    name: 'the shortcuts, and the links of the footer',
    as: 'member',
    async open(page) {
      await goto(page, '/home');
      await page.getByText('Support, services, others').click();
      await expect(page.getByRole('navigation', { name: 'Support' })).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'a dossier',
    as: 'member',
    async open(page) {
      await openFinder(page);
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: /^Product Code-/ })).toBeVisible();
    },
  },
  {
    name: 'the launch windows of a dossier, with their reasons open',
    as: 'member',
    async open(page) {
      await goto(page, '/dossier-search?q=apixaban+film-coated+tablets');
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.getByRole('button', { name: /^\d reasons?\s*, Hard, United States$/ }).click();
      await expect(page.getByText('Patent 6967208').first()).toBeVisible();
    },
  },
  {
    name: 'a dossier that does not exist',
    as: 'member',
    open: (page) => goto(page, '/product-details/999999'),
  },
  {
    name: 'where a dossier fits, with the rules of a country',
    as: 'member',
    async open(page) {
      await goto(page, '/product-details/1');
      const fit = page.getByRole('region', { name: 'Market fit' });
      await fit.getByRole('button', { name: /^Australia: / }).click();
      await expect(fit.getByRole('list', { name: 'Rules of Australia' })).toBeVisible();
    },
  },
  {
    name: 'the term sheet with its errors',
    as: 'member',
    async open(page) {
      await openTermSheet(page);
      await page
        .getByLabel('CDA/NDA files')
        .first()
        .setInputFiles({ name: 'a.exe', mimeType: 'x/y', buffer: Buffer.from('MZ') });
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Please enter at least one field to submit').first()).toBeVisible();
    },
  },
  { name: 'the confirmation', as: 'newcomer', open: submitRequest },
  {
    name: 'the question before a second request',
    as: 'newcomer',
    async open(page) {
      await submitRequest(page);
      await page.keyboard.press('Escape');
      await openTermSheet(page);
      await page.getByLabel('Indicative volumes').fill('2 M tablets');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('dialog').getByText(/You asked for this on/)).toBeVisible();
    },
  },
  { name: 'no requests yet', as: 'member', open: (page) => goto(page, '/requests') },
  // Last of its viewer's: the finder shows who comes back the table again.
  {
    name: 'several dossiers of the table on their way to a list',
    as: 'member',
    async open(page) {
      await goto(page, '/dossier-search?size=3&view=table');
      await page
        .getByRole('checkbox', { name: /^Tick / })
        .first()
        .check();
      await page.getByRole('button', { name: 'Add to list' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true })).toBeVisible();
    },
  },
];

checkScenes([...visitor, ...member]);
