import { tableNames } from '#domains/desk/contract/back-office-tables.ts';
import { signInByCall } from '#testing/running/members.ts';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { checkScenes, goto, type Scene } from '../support/scenes.ts';
import { expect, type World } from '../support/test.ts';

/** A published dossier of which the registers have rows, and its presentation: found by what the product says of each. */
async function findMatched(world: World): Promise<{ id: string; presentation: string }> {
  const { token } = await signInByCall(world, 'admin');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const found = await fetch(`${world.origin}/get-dossier`, { method: 'POST', headers, body: '{}' });
  const dossiers: { _id: string }[] = (await found.json()).data;
  for (const { _id: id } of dossiers) {
    const answer = await fetch(`${world.origin}/api/admin/dossiers/${id}/matches`, { headers });
    const { presentation, candidates } = (await answer.json()).data;
    if (candidates.some(({ matched }: { matched: boolean }) => matched)) return { id, presentation };
  }
  throw new Error('the registers have rows of no dossier on the first page');
}

function scene(name: string, open: Scene['open']): Scene {
  return { name, as: 'admin', open };
}

checkScenes([
  ...tableNames.map((table) => scene(`/admin/${table}`, (page) => goto(page, `/admin/${table}`))),
  // One part makes the cards of all tables.
  ...['requests', 'people'].map((table) => ({
    ...scene(`/admin/${table} as cards on a phone`, (page) => goto(page, `/admin/${table}`)),
    width: 360,
  })),
  scene('the overview', async (page) => {
    await goto(page, '/admin');
    await expect(page.getByRole('heading', { name: 'Figures' })).toBeVisible();
  }),
  scene('the registers', async (page) => {
    await goto(page, '/admin/registers');
    await expect(page.getByRole('table', { name: 'Editions that stand' })).toBeVisible();
  }),
  scene('presentations that no register tells of', async (page) => {
    await goto(page, '/admin/registers/unmatched?market=EU');
    await expect(page.getByRole('table', { name: 'Unmatched presentations' })).toBeVisible();
  }),
  scene('a pin, with what it lacks', async (page, world) => {
    const { id } = await findMatched(world);
    await goto(page, `/admin/dossiers/${id}/windows`);
    await page.getByRole('button', { name: /^Pin/ }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pin' }).click();
    await expect(page.getByText('Give the reason')).toBeVisible();
  }),
  scene('a presentation', async (page, world) => {
    const { presentation } = await findMatched(world);
    await goto(page, `/presentations/${presentation}`);
    await expect(page.getByRole('table', { name: 'Dossiers of this presentation' })).toBeVisible();
  }),
  scene("a question of the rules in a listing's form", async (page, world) => {
    const { id } = await findMatched(world);
    await goto(page, `/admin/dossiers/${id}`);
    await page.getByLabel('Title', { exact: true }).fill('Quorvitrel 7777 mg');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel(/^Why is it so/).first()).toBeVisible();
  }),
  scene('one person', async (page) => {
    await goto(page, '/admin/people?q=seller@demo.example');
    await page.getByRole('link', { name: 'Sunil Member' }).click();
    await expect(page.getByRole('heading', { name: 'Access' })).toBeVisible();
  }),
  scene('disabling a person', async (page) => {
    await goto(page, '/admin/people?q=seller@demo.example');
    await page.getByRole('link', { name: 'Sunil Member' }).click();
    await page.getByRole('button', { name: 'Disable account…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  scene('one company', async (page) => {
    await goto(page, '/admin/companies');
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  }),
  scene('a company whose statement waits', async (page, world) => {
    const [{ id }] = await queryDatabaseOf(
      world.dataDir,
      `with stated as (insert into company_statements (company_id, name, country, register_number, address, licence, authority,
          licence_number, stated_by)
         select min(c.id), 'As stated', 'Portugal', '501 234 567', 'Porto', 'none', '', '', min(p.id) from companies c, people p
         on conflict do nothing)
       select min(id) as id from companies`,
      [],
    );
    await goto(page, `/admin/companies/${id}`);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Say what you saw').first()).toBeVisible();
  }),
  scene('adding a company, with its errors', async (page) => {
    await goto(page, '/admin/companies');
    await page.getByRole('button', { name: 'Add a company' }).click();
    await page.getByRole('button', { name: 'Add company' }).click();
    await expect(page.getByText("Give the company's name")).toBeVisible();
  }),
  scene('adding an entry to the ledger', async (page) => {
    await goto(page, '/admin/fees');
    await page.getByRole('button', { name: 'Add an entry' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  scene('an open filter', async (page) => {
    await goto(page, '/admin/dossiers?state=published');
    await page.getByRole('button', { name: 'Readiness', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filter by Readiness' })).toBeVisible();
  }),
  scene('a table without rows that match', (page) => goto(page, '/admin/people?q=nobody-is-called-this')),
  scene('a table that refuses a filter', (page) => goto(page, '/admin/people?role=emperor')),
  scene('the palette with what it found', async (page) => {
    await goto(page, '/admin/audit');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await page.getByRole('button', { name: 'Find a record' }).click();
    await page.getByPlaceholder('Reference, code, title, company, person or page').fill('sunil');
    await expect(page.getByRole('dialog').getByText('Sunil Member')).toBeVisible();
  }),
  {
    name: 'reporting a problem',
    as: 'member',
    async open(page) {
      await goto(page, '/home');
      await page.getByRole('button', { name: 'Ana' }).click();
      await page.getByRole('menuitem', { name: 'Report a problem' }).click();
      await expect(page.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
    },
  },
]);
