import { readFile } from 'node:fs/promises';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { tabTo } from '../support/keyboard.ts';
import { checkScenes, goto } from '../support/scenes.ts';
import { expect, openAlive, signInAsMember, test } from '../support/test.ts';

/** What is soon free (§22.5), and what the market says of it (§22.2). */
test('by keyboard from a filter to what is soon free, its market, and a file of all of it', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  await openAlive(page, '/opportunities');
  const status = page.getByRole('status').filter({ hasText: /opportunit/ });
  await expect(status).toHaveText(/^[\d,]+ opportunities$/);
  const all = await status.textContent();
  await page.getByLabel('Dossiers here').focus();
  await page.keyboard.press('A');
  await expect(page).toHaveURL(/most=1/);
  await expect(status).not.toHaveText(all ?? '');
  await page.getByLabel('Dossiers here').focus();
  await page.keyboard.press('Home');
  await expect(page).not.toHaveURL(/most=/);
  await tabTo(page, /^Export CSV$/);
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('opportunities.csv');
  const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\n');
  expect(head).toContain('Molecule,Form,Strengths');
  await expect(status).toHaveText(new RegExp(`^${rows.length.toLocaleString('en-GB')} opportunit`));

  const [own] = await queryDatabaseOf<{ id: number; molecule: string }>(
    world.dataDir,
    `select presentation_id as id, molecule from opportunities where presentation_id is not null and market = 'US'
     and hard_until < now() + interval '35 months' order by hard_until, id limit 1`,
  );
  await goto(page, '/opportunities');
  const link = page.locator(`a[href="/presentations/${own?.id}"]`).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`/presentations/${own?.id}`);
  const card = page.getByRole('region', { name: 'What the market says' });
  await expect(card.getByText('US reference')).toBeVisible();
  await expect(card.getByRole('heading', { name: /^On Dosebridge/ })).toBeVisible();

  // Kept, as a search is.
  await goto(page, '/opportunities?months=24&most=3');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByLabel('Name')).toHaveValue(
    'Opportunities: US within 24 months, at most 3 dossiers here',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Your saved searches' }).click();
  await expect(page.getByRole('main')).toContainText(
    'Opportunities · US within 24 months, at most 3 dossiers here',
  );
});

checkScenes([
  {
    name: 'opportunities',
    as: 'member',
    async open(page) {
      await goto(page, '/opportunities');
      await expect(page.getByRole('table', { name: 'Opportunities' })).toBeVisible();
    },
  },
  {
    name: 'opportunities of which there is none',
    as: 'member',
    async open(page) {
      await goto(page, '/opportunities?market=EU&months=12&most=1&asked=yes&atc=P');
      await expect(page.getByRole('heading', { name: 'Nothing loses its protection so' })).toBeVisible();
    },
  },
  {
    name: 'what the market says of a presentation',
    as: 'member',
    async open(page, world) {
      const [told] = await queryDatabaseOf<{ id: number }>(
        world.dataDir,
        `select presentation_id as id from presentation_figures order by told -> 'dossiers' = 'null', presentation_id limit 1`,
      );
      await goto(page, `/presentations/${told?.id}`);
      await expect(page.getByRole('heading', { name: /^On Dosebridge, as of/ })).toBeVisible();
    },
  },
]);
