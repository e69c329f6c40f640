import type { Page } from '@playwright/test';
import pg from 'pg';
import { prepareQueues } from '#platform/server/jobs/jobs.ts';
import { mailsOf } from '#testing/mailbox.ts';
import { connectionOf, queryDatabaseOf } from '#testing/running/product.ts';
import { tabTo } from '../support/keyboard.ts';
import { checkScenes, goto } from '../support/scenes.ts';
import { expect, registerMember, signIn, signInAsMember, test, type World } from '../support/test.ts';

async function save(page: Page, search: string, alert = 'No alerts', shared = false): Promise<void> {
  await goto(page, search);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByLabel('Write to me about what is new').selectOption({ label: alert });
  if (shared) await page.getByLabel('Who sees it').selectOption({ index: 1 });
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: false }).first()).toBeVisible();
}

/** As if the search had been saved long ago, so that the whole demo catalogue is new to it. */
async function makeOld(world: World, email: string): Promise<void> {
  await queryDatabaseOf(
    world.dataDir,
    `update saved_searches set matched_ids = '{}', told_up_to = '2000-01-01', next_at = now()
       from people where people.id = person_id and people.email = $1`,
    [email],
  );
}

/** Has a colleague of who looks share a search with their company, whose name is longer than a phone is wide. */
async function shareByColleague(page: Page, world: World): Promise<void> {
  const own = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const answer = await fetch('/api/account', { headers });
    return (await answer.json()).data.email;
  });
  const { email } = await registerMember(world, 'Eva Lima');
  await queryDatabaseOf(
    world.dataDir,
    `with shared as (
       insert into companies (name, headquarters, founded_year, rd_capabilities, manufacturing, front_end_markets, api_manufacturing)
       values ($3, 'Porto', 1990, 'Yes', 'Yes', 'No', 'No') returning id), joined as (
       insert into company_people (company_id, person_id)
         select shared.id, people.id from shared, people where email in ($1, $2))
     insert into saved_searches (person_id, company_id, kind, name, address, search, alert)
       select people.id, shared.id, 'dossier', 'Injections', '?q=injection', '{}', 'daily'
       from shared, people where email = $2`,
    [own, email, `Lusitan Laboratories of Hormones and Injectables, ${email}`],
  );
}

/** Has done at once what the clock has done at every full minute. */
async function passMinute(world: World): Promise<void> {
  const queue = 'saved-search-alerts';
  const clock = await queryDatabaseOf(world.dataDir, 'select cron from pgboss.schedule where name = $1', [
    queue,
  ]);
  expect(clock).toEqual([{ cron: '* * * * *' }]);
  const pool = new pg.Pool(connectionOf(world.dataDir));
  const client = await pool.connect();
  const queues = await prepareQueues(pool, []);
  await queues.fill(client, [{ queue, data: {} }]);
  await queues.stop();
  client.release();
  await pool.end();
}

test('a member saves searches of both finders, renames, deletes and brings back, and opens one', async ({
  page,
  world,
}) => {
  await signInAsMember(page, world);
  await goto(page, '/dossier-search?q=metformin&market=eu');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('metformin, EU');
  await page.getByLabel('Name').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Give the search a name')).toBeVisible();
  await page.getByLabel('Name').fill('Metformin for Europe');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Your saved searches' }).click();
  await page.waitForURL('/saved-searches');
  await save(page, '/supplier-search?gmp=eu-gmp', 'Every day at 8:00');
  await page.goto('/saved-searches');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'EU GMP',
    'Metformin for Europe',
    'Launch windows that move',
  ]);
  await expect(page.getByLabel('Alerts').first()).toHaveValue('daily');

  await page.getByRole('button', { name: 'Rename EU GMP' }).click();
  await page.getByLabel('Name').fill('Plants with EU GMP');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Plants with EU GMP',
  );
  await expect(page.getByRole('button', { name: 'Rename Plants with EU GMP' })).toBeFocused();
  await page.route('**/api/saved-searches/*', (route) => route.abort());
  await page.getByLabel('Alerts').last().selectOption('weekly');
  await expect(
    page.locator('[data-toasts]').getByText('Could not reach the server.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByLabel('Alerts').last()).not.toHaveValue('weekly');
  await page.unroute('**/api/saved-searches/*');
  await page.getByLabel('Alerts').last().selectOption('weekly');
  // Once it is stored it shows.
  await expect(page.getByLabel('Alerts').last()).toHaveValue('weekly');
  await page.getByRole('button', { name: 'Delete Plants with EU GMP' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete Plants with EU GMP' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Alerts').last()).toHaveValue('weekly');
  await page.getByRole('link', { name: 'Metformin for Europe' }).click();
  await expect(page).toHaveURL('/dossier-search?q=metformin&market=eu');
});

test('an alert comes by mail within minutes, once, and its link stops them without a login', async ({
  page,
  world,
}) => {
  const { email } = await signInAsMember(page, world);
  await save(page, '/dossier-search?q=metformin', 'As it comes');
  await makeOld(world, email);
  await passMinute(world);
  const alerts = async () =>
    (await mailsOf(world.dataDir)).filter(
      ({ recipient, subject }) => recipient === email && subject?.includes('metformin'),
    );
  await expect.poll(async () => (await alerts()).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await alerts();
  expect(mail?.text).toMatch(/Metformin.* \(DB-\d+\)/);
  const link = /\/stop-alerts\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.getByRole('button', { name: 'Stop all alerts' }).click();
  await expect(page.getByText('No more alerts. Your saved searches are still there.')).toBeVisible();
  await signIn(page, email);
  await page.goto('/saved-searches');
  await expect(page.getByLabel('Alerts')).toHaveValue('none');
});

test('what was listed since the visit before is marked as new', async ({ page, world }) => {
  await signInAsMember(page, world);
  await goto(page, '/dossier-search');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  const other = await registerMember(world);
  await queryDatabaseOf(
    world.dataDir,
    `insert into finder_visits (person_id, kind, latest_at)
       select id, 'dossier', '2000-01-01' from people where email = $1`,
    [other.email],
  );
  await page.evaluate((token) => localStorage.setItem('token', token), other.token);
  await page.reload();
  await expect(page.getByRole('article').getByText('New', { exact: true })).toHaveCount(3);
});

test('by keyboard: save a search with alerts', async ({ page, world }) => {
  await signInAsMember(page, world);
  await goto(page, '/dossier-search?market=eu');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo(page, /^Save this search$/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, /^Name$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Your saved searches' })).toBeVisible();
});

checkScenes([
  {
    name: 'saving a search',
    as: 'member',
    async open(page) {
      await goto(page, '/dossier-search?market=eu');
      await page.getByRole('button', { name: 'Save this search' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'no saved search', as: 'member', open: (page) => goto(page, '/saved-searches') },
  {
    name: 'saved searches, one kept of what a colleague shares, one being renamed and one deleted',
    as: 'newcomer',
    async open(page, world) {
      await save(page, '/dossier-search?q=metformin&market=eu,uk&ready=us,eu');
      await shareByColleague(page, world);
      await save(page, '/supplier-search?gmp=eu-gmp', 'No alerts', true);
      await goto(page, '/saved-searches');
      const own = page.getByRole('article', { name: 'EU GMP' });
      await expect(own.getByLabel('Who sees it')).toHaveValue(/\d/);
      await page.getByRole('button', { name: 'Keep as mine Injections' }).click();
      const copy = page.getByRole('article', { name: 'Injections' }).first();
      // Who hears of a colleague's, and how often, is theirs.
      await expect(copy.getByLabel('Alerts')).toHaveValue('none');
      await expect(copy.getByLabel('Who sees it')).toHaveValue('');
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Rename/ })
        .first()
        .click();
    },
  },
  {
    name: 'the page that stops alerts, with a link that is not whole',
    as: 'visitor',
    async open(page) {
      await goto(page, '/stop-alerts/half-a-key');
      await page.getByRole('button', { name: 'Stop all alerts' }).click();
      // A toast says it, too.
      await expect(page.getByRole('main').getByText(/This link is not whole/)).toBeVisible();
    },
  },
]);
