import { expect, type Page } from '@playwright/test';
import { outagesOf } from './outage-screens.ts';
import { goto, type Screen } from './screen.ts';

const as = 'administrator';

/** What a company's people see to: founding it, joining it, its people and its own sheets. */
export const companyScreens: Screen[] = [
  { name: 'company-founding', as: 'newcomer', open: (page) => goto(page, '/company') },
  {
    name: 'company-founding-errors',
    as: 'newcomer',
    async open(page) {
      await goto(page, '/company');
      await page.getByRole('button', { name: 'Set up the company' }).click();
      await expect(page.getByText("Give the company's name")).toBeVisible();
    },
  },
  {
    name: 'company-founding-name-taken',
    as: 'newcomer',
    async open(page) {
      await goto(page, '/company');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sahyagiri Laboratories');
      await page.getByLabel('Headquarters').fill('Pune, India');
      await page.getByLabel('Founded').fill('1990');
      await page.getByRole('button', { name: 'Set up the company' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'company-founding-unproven',
    as: 'newcomer',
    async open(page) {
      await page.route('**/api/account', async (route) => {
        const { data } = await (await route.fetch()).json();
        await route.fulfill({ json: { data: { ...data, emailVerified: false } } });
      });
      await goto(page, '/company');
      await expect(page.getByText('Confirm your email.')).toBeVisible();
    },
  },
  ...outagesOf({ name: 'company-founding', as: 'newcomer', address: () => '/company' }),
  { name: 'company-open', as: 'colleague', open: (page) => goto(page, '/company') },
  { name: 'company-administrator', as, open: (page) => goto(page, '/company') },
  { name: 'company-reader', as: 'reader', open: (page) => goto(page, '/company') },
  dialog('company-role', /^Change the role of Maria/),
  dialog('company-away', /^Out of office: Maria/),
  dialog('company-end', /^End the membership of Maria/),
  dialog('company-withdraw', /^Withdraw the invitation of head/),
  {
    name: 'company-errors',
    as,
    async open(page) {
      await goto(page, '/company');
      for (const name of ['Invite', 'Add the domain', 'Send to the desk'])
        await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByText('Email format is invalid')).toBeVisible();
    },
  },
  { name: 'join-visitor', open: (page, { joinLink }) => goto(page, joinLink) },
  { name: 'join-another', as: 'seller', open: (page, { joinLink }) => goto(page, joinLink) },
  {
    name: 'join-another-refused',
    as: 'seller',
    async open(page, { joinLink }) {
      await goto(page, joinLink);
      await page.getByRole('button', { name: /^Join/ }).click();
      await expect(page.getByRole('button', { name: 'Log out, and stay here' })).toBeVisible();
    },
  },
  {
    name: 'join-failing',
    async open(page) {
      await page.route('**/api/company-invitations/read', (route) => route.abort());
      await goto(page, '/join/a-key');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  { name: 'welcome-newcomer', as: 'newcomer', open: (page) => goto(page, '/welcome') },
  { name: 'listings-import-none', as: 'newcomer', open: (page) => goto(page, '/listings/import') },
  { name: 'listings-import-sheets', as, open: (page) => goto(page, '/listings/import') },
  { name: 'listings-import-reader', as: 'reader', open: (page) => goto(page, '/listings/import') },
  ...(['asking', 'ready', 'done', 'failed'] as const).map(
    (state): Screen => ({
      name: `own-sheet-${state}`,
      as,
      open: (page, { sheets }) => goto(page, `/listings/import/${sheets[state]}`),
    }),
  ),
  {
    name: 'own-sheet-differences',
    as,
    async open(page, { sheets }) {
      await goto(page, `/listings/import/${sheets.ready}`);
      for (const what of ['New', 'The same', 'Come back']) {
        const rows = page.locator('details', { has: page.getByRole('heading', { name: `${what}: ` }) });
        await rows.locator('summary').click();
        await rows.getByRole('button', { name: /^Show / }).click();
        await expect(rows.getByRole('table')).toBeVisible();
      }
    },
  },
];

/** What the administrator's page asks before something is done. */
function dialog(name: string, button: RegExp): Screen {
  return {
    name,
    as,
    async open(page: Page) {
      await goto(page, '/company');
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  };
}
