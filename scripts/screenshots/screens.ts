import { expect, type Page } from '@playwright/test';
import { type PageRow, pageTable } from '#page-table.ts';
import { confirmOwner } from '../../e2e/support/account.ts';
import { addPasskey, openPasskeyStep, plugInAuthenticator } from '../../e2e/support/passkeys.ts';
import { companyScreens } from './company-screens.ts';
import { dealScreens } from './deal-screens.ts';
import { deskScreens } from './desk-screens.ts';
import { homeScreens } from './home-screens.ts';
import { marketScreens } from './market-screens.ts';
import { outagesOf } from './outage-screens.ts';
import { goto, type Screen, type Viewer } from './screen.ts';
import type { Stage } from './screen-stage.ts';
import { tableScreens } from './table-screens.ts';

/** Every page of the page table in its plain state, then states of pages, then mails, then what loads and fails. */
export function screensOf(stage: Stage): Screen[] {
  const own = [...pageTable.map(plain), ...states, ...stage.mails.map(mail)];
  const names = new Set(own.map(({ name }) => name));
  const outages = pageTable
    .filter(({ access }) => access !== 'public')
    .flatMap((row) => outagesOf({ ...plain(row), address: (on) => addressOf(row.path, on) }));
  return [...own, ...outages.filter(({ name }) => !names.has(name))];
}

const filters = '?market=eu&supply=with-supply';

function plain({ path, access }: PageRow): Screen {
  const as = viewerOf(access);
  return { name: nameOf(path), ...(as && { as }), open: (page, stage) => goto(page, addressOf(path, stage)) };
}

function viewerOf(access: PageRow['access']): Viewer | undefined {
  if (access === 'public') return undefined;
  if (access === 'signed-in' || access.includes('seller')) return 'seller';
  return access.includes('investor') ? 'investor' : 'admin';
}

function nameOf(path: string): string {
  return path === '/' ? 'landing' : path.slice(1).replaceAll(/\/:?/g, '-');
}

function addressOf(path: string, stage: Stage): string {
  const { dossierId, ownId, plantId, reference, resetLink, editId, importId, sheets } = stage;
  if (path.startsWith('/reset-password')) return resetLink;
  return path
    .replace('/blog-details/:id', '/blog-details/1')
    .replace(/^\/compare(\/proposals)?$/, '$&?ids=1,2,3')
    .replace(/^(\/admin\/(?:people|companies|blog))\/:id$/, '$1/2')
    .replace('/listings/import/:id', `/listings/import/${sheets.asking}`)
    .replace('/listing-edits/:id', `/listing-edits/${editId}`)
    .replace('/imports/:id', `/imports/${importId}`)
    .replace('/admin/suppliers/:id', `/admin/suppliers/${plantId}`)
    .replace('/listings/:kind/:id', `/listings/dossier/${ownId}`)
    .replace('activedeals/:id', 'activedeals/944')
    .replace('supplier-term-sheet/:id', `supplier-term-sheet/${plantId}`)
    .replace('supplier-details/:id', `supplier-details/${plantId}`)
    .replace(':id', dossierId)
    .replace(':reference', reference)
    .replace(':key', 'a-used-key');
}

const states: Screen[] = [
  ...deskScreens,
  ...dealScreens,
  ...companyScreens,
  { name: 'landing-seller', as: 'seller', open: (page) => goto(page, '/') },
  { name: 'landing-investor', as: 'investor', open: (page) => goto(page, '/') },
  {
    name: 'landing-side-menu',
    widths: [360, 768],
    async open(page) {
      await goto(page, '/');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
    },
  },
  {
    name: 'landing-contact-errors',
    async open(page) {
      await goto(page, '/');
      await submit(page);
    },
  },
  {
    name: 'faq-open',
    async open(page) {
      await goto(page, '/faq');
      await page.getByText('How does it work?').click();
    },
  },
  { name: 'contact-us-dialog', open: openContactDialog },
  {
    name: 'contact-us-dialog-errors',
    async open(page) {
      await openContactDialog(page);
      await submit(page.getByRole('dialog'));
    },
  },
  {
    name: 'contact-us-thanks',
    async open(page) {
      await openContactDialog(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Ana Costa');
      await dialog.getByLabel('Email').fill('ana.costa@lusitan.example');
      await submit(dialog);
      await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
    },
  },
  {
    name: 'login-errors',
    async open(page) {
      await goto(page, '/login');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Email format is invalid').first()).toBeVisible();
    },
  },
  {
    name: 'forgot-sent',
    async open(page) {
      await goto(page, '/forgot');
      await page.getByLabel('Email', { exact: true }).fill('nobody@lusitan.example');
      await submit(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'reset-password-errors',
    async open(page, { resetLink }) {
      await goto(page, resetLink);
      await submit(page);
    },
  },
  {
    name: 'reset-password-used',
    async open(page) {
      await goto(page, '/reset-password/a-used-key/ana.costa%40lusitan.example');
      await page.getByLabel('New password').fill('a long password');
      await page.getByLabel('Confirm password').fill('a long password');
      await submit(page);
      await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible();
    },
  },
  { name: 'sign-up-profile', open: (page, { signUpLink }) => goto(page, signUpLink) },
  {
    name: 'sign-up-profile-errors',
    async open(page, { signUpLink }) {
      await goto(page, signUpLink);
      await page.getByLabel('Full name').fill('');
      await page.getByRole('button', { name: 'CREATE PROFILE' }).click();
      await expect(page.getByText('Name is required').first()).toBeVisible();
    },
  },
  {
    name: 'sign-up-errors',
    async open(page) {
      await goto(page, '/sign-up');
      await submit(page);
    },
  },
  {
    name: 'home-account-menu',
    as: 'seller',
    widths: [768, 1280],
    async open(page) {
      await goto(page, '/home');
      await page.getByRole('banner').getByRole('button', { name: /Sunil/ }).click();
    },
  },
  {
    name: 'home-side-menu',
    as: 'seller',
    widths: [360],
    async open(page) {
      await goto(page, '/home');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'FAQs' })).toBeVisible();
    },
  },
  {
    name: 'frame-search',
    as: 'seller',
    async open(page) {
      await goto(page, '/home');
      await page.getByRole('combobox', { name: 'Search the marketplace' }).fill('metfo');
      await expect(page.getByRole('option', { name: /^metformin \d/ })).toBeVisible();
    },
  },
  {
    name: 'frame-palette',
    as: 'seller',
    async open(page) {
      await goto(page, '/home');
      await expect(page.getByRole('combobox', { name: 'Search the marketplace' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill('metformin');
      await expect(page.getByRole('option', { name: /^metformin \d.*Molecule$/ })).toBeVisible();
    },
  },
  {
    name: 'frame-shortcuts',
    as: 'seller',
    async open(page) {
      await goto(page, '/home');
      await expect(page.getByRole('combobox', { name: 'Search the marketplace' })).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  { name: 'dossier-search-filtered', as: 'seller', open: (page) => goto(page, `/dossier-search${filters}`) },
  {
    name: 'dossier-search-drawer',
    as: 'seller',
    widths: [360],
    async open(page) {
      await goto(page, `/dossier-search${filters}`);
      await page.getByRole('button', { name: /^Filters/ }).click();
    },
  },
  {
    name: 'dossier-search-empty',
    as: 'seller',
    async open(page) {
      await goto(page, `/dossier-search${filters}&q=qqqqqqqqqq`);
      await expect(page.getByText('No Dossier Found')).toBeVisible();
    },
  },
  {
    name: 'supplier-search-empty',
    as: 'seller',
    async open(page) {
      await goto(page, '/supplier-search?gmp=eu-gmp&q=qqqqqqqqqq');
      await expect(page.getByText('No Supplier Found')).toBeVisible();
    },
  },
  { name: 'product-details-missing', as: 'seller', open: (page) => goto(page, '/product-details/999999') },
  { name: 'supplier-details-missing', as: 'seller', open: (page) => goto(page, '/supplier-details/999999') },
  {
    name: 'product-term-sheet-errors',
    as: 'newcomer',
    async open(page, { dossierId }) {
      await goto(page, `/product-term-sheet/${dossierId}`);
      await submit(page);
      await expect(page.getByText('Please enter at least one field to submit').first()).toBeVisible();
    },
  },
  {
    name: 'product-term-sheet-confirmed',
    as: 'newcomer',
    async open(page, { dossierId }) {
      await goto(page, `/product-term-sheet/${dossierId}`);
      await page.getByLabel('Indicative volumes').fill('12 M tablets a year');
      await submit(page);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  ...homeScreens,
  ...marketScreens,
  ...tableScreens,
  { name: 'requests-none', as: 'newcomer', open: (page) => goto(page, '/requests') },
  { name: 'requests-all', as: 'admin', open: (page) => goto(page, '/requests?scope=all') },
  {
    name: 'account-errors',
    as: 'newcomer',
    async open(page) {
      await goto(page, '/account');
      await page.getByLabel('Full name').fill('');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Name is required').first()).toBeVisible();
    },
  },
  {
    name: 'account-second-factor',
    as: 'newcomer',
    async open(page) {
      await goto(page, '/account');
      await page.getByRole('button', { name: 'Set up authenticator' }).click();
      await confirmOwner(page);
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    },
  },
  {
    name: 'account-passkeys',
    as: 'newcomer',
    async open(page) {
      await plugInAuthenticator(page);
      await goto(page, '/account');
      await addPasskey(page, 'Work laptop');
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await page.getByRole('button', { name: 'Remove passkey Work laptop' }).click();
    },
  },
  {
    name: 'login-passkey',
    async open(page) {
      await goto(page, '/login');
      await openPasskeyStep(page);
    },
  },
  {
    name: 'account-deletion',
    as: 'newcomer',
    async open(page) {
      await goto(page, '/account');
      await page.getByRole('button', { name: 'Delete account…' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'no-such-page', open: (page) => goto(page, '/no-such-page') },
  {
    name: 'error-page',
    as: 'seller',
    async open(page) {
      await page.route('**/api/account', (route) => route.fulfill({ json: { data: null } }));
      await goto(page, '/account');
    },
  },
];

function mail({ subject = '', html }: Stage['mails'][number]): Screen {
  return {
    name: `mail-${subject
      .replace(/^DB-[\d-]+: /, '')
      .toLowerCase()
      .split(/\W+/)
      .slice(0, 5)
      .join('-')}`,
    open: (page) => page.setContent(html || ''),
  };
}

async function submit(within: Pick<Page, 'getByRole'>): Promise<void> {
  await within.getByRole('button', { name: 'Submit' }).click();
}

async function openContactDialog(page: Page): Promise<void> {
  await goto(page, '/contact-us');
  await page.getByRole('button', { name: 'Talk to sales' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
