import type { Page } from '@playwright/test';
import { checkScene, goto, type Scene } from '../support/scenes.ts';
import { expect } from '../support/test.ts';

const tables = [
  'requests',
  'edits',
  'messages',
  'problems',
  'dossiers',
  'suppliers',
  'companies',
  'people',
  'fees',
  'mails',
  'searches',
  'audit',
];

function scene(name: string, open: (page: Page) => Promise<void>): Scene {
  return { name, as: 'admin', open };
}

for (const table of tables) checkScene(scene(`/admin/${table}`, (page) => goto(page, `/admin/${table}`)));
// One part makes the cards of all tables.
for (const table of ['requests', 'people']) {
  checkScene({
    ...scene(`/admin/${table} as cards on a phone`, (page) => goto(page, `/admin/${table}`)),
    width: 360,
  });
}

checkScene(
  scene('the overview', async (page) => {
    await goto(page, '/admin');
    await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible();
  }),
);
checkScene(
  scene('one person', async (page) => {
    await goto(page, '/admin/people?q=seller@demo.example');
    await page.getByRole('link', { name: 'Sunil Member' }).click();
    await expect(page.getByRole('heading', { name: 'Access' })).toBeVisible();
  }),
);
checkScene(
  scene('disabling a person', async (page) => {
    await goto(page, '/admin/people?q=seller@demo.example');
    await page.getByRole('link', { name: 'Sunil Member' }).click();
    await page.getByRole('button', { name: 'Disable account…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
);
checkScene(
  scene('one company', async (page) => {
    await goto(page, '/admin/companies');
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  }),
);
checkScene(
  scene('adding a company, with its errors', async (page) => {
    await goto(page, '/admin/companies');
    await page.getByRole('button', { name: 'Add a company' }).click();
    await page.getByRole('button', { name: 'Add company' }).click();
    await expect(page.getByText("Give the company's name")).toBeVisible();
  }),
);
checkScene(
  scene('adding an entry to the ledger', async (page) => {
    await goto(page, '/admin/fees');
    await page.getByRole('button', { name: 'Add an entry' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
);
checkScene(
  scene('an open filter', async (page) => {
    await goto(page, '/admin/dossiers?state=published');
    await page.getByRole('button', { name: 'Readiness', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filter by Readiness' })).toBeVisible();
  }),
);
checkScene(
  scene('a table without rows that match', (page) => goto(page, '/admin/people?q=nobody-is-called-this')),
);
checkScene(scene('a table that refuses a filter', (page) => goto(page, '/admin/people?role=emperor')));
checkScene(
  scene('the palette with what it found', async (page) => {
    await goto(page, '/admin/audit');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.getByRole('button', { name: 'Find a record' }).click();
    await page.getByPlaceholder('Reference, code, title, company, person or page').fill('sunil');
    await expect(page.getByRole('dialog').getByText('Sunil Member')).toBeVisible();
  }),
);
checkScene({
  name: 'reporting a problem',
  as: 'member',
  async open(page) {
    await goto(page, '/home');
    await page.getByRole('button', { name: 'Ana' }).click();
    await page.getByRole('menuitem', { name: 'Report a problem' }).click();
    await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
  },
});
