import { expect, test } from '@playwright/test';
import {
  openDatabaseOf,
  queryDatabaseOf,
  type Running,
  removeDataDir,
  seededDataDir,
  startProduct,
} from '#testing/running/product.ts';
import { openAs } from '../support/roles.ts';

/** A register that the desk replaces while the product dies, and a settlement that changes a launch window. */

test.describe.configure({ timeout: 120_000 });

let dataDir: string;
let product: Running;
test.beforeAll(async () => {
  dataDir = await seededDataDir();
  product = await startProduct(dataDir);
});
test.afterAll(async () => {
  await product?.stop();
  await removeDataDir(dataDir);
});

const bundled = '10 Jun 2026';
const newer = '20 Nov 2026';

/** The exclusivities that stand and one more, as their publisher writes them. */
async function exclusivities(): Promise<Buffer> {
  const rows = await queryDatabaseOf<{ line: string }>(
    dataDir,
    `select concat_ws('~', 'N', application, product, code, to_char(ends_on, 'Mon DD, YYYY')) as line
     from orange_exclusivities order by line`,
  );
  const header = 'Appl_Type~Appl_No~Product_No~Exclusivity_Code~Exclusivity_Date';
  const lines = [header, ...rows.map(({ line }) => line), 'N~202155~001~NCE~Dec 28, 2030'];
  return Buffer.from(lines.join('\r\n'));
}

test('killed half-way the edition before stands, the next try completes; and a settlement changes the window', async ({
  browser,
}) => {
  const file = { name: 'exclusivity.txt', mimeType: 'text/plain', buffer: await exclusivities() };
  let desk = await (await openAs(browser, product, 'admin')).newPage();
  const edition = () => desk.getByRole('row').filter({ hasText: 'Orange Book: exclusivities' });

  async function send(): Promise<void> {
    await desk.goto('/admin/registers');
    await desk.getByLabel('Publisher’s file').setInputFiles(file);
    await desk.getByLabel('Day of the edition').fill('2026-11-20');
    await desk.getByRole('button', { name: 'Take it in' }).click();
  }

  const held = await openDatabaseOf(dataDir);
  await held.query('begin; lock table orange_exclusivities in access exclusive mode');
  await desk.goto('/admin/registers');
  await desk.getByRole('button', { name: 'Take it in' }).click();
  const chosen = desk.getByLabel('Publisher’s file');
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAttribute('aria-invalid', 'true');
  await expect(desk.getByText('Choose a file first.'), 'told once').toHaveCount(1);
  await send();
  await expect(desk.getByText('rows read so far')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Take it in' }), 'what was pressed').toBeFocused();
  await expect(edition()).toContainText(bundled);
  // Nobody brought this one.
  await expect(desk.getByRole('row').filter({ hasText: 'FDA Drug Master Files' })).toContainText('None yet');
  await expect
    .poll(async () => {
      const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'copy orange_exclusivities%'`;
      return (await queryDatabaseOf(dataDir, waiting)).length;
    })
    .toBe(1);
  await product.kill();
  await held.end().catch(() => undefined);

  product = await startProduct(dataDir);
  desk = await (await openAs(browser, product, 'admin')).newPage();
  await desk.goto('/admin/registers');
  await expect(edition()).toContainText(bundled);
  await send();
  await expect(desk.getByText('Taken in', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(edition()).toContainText(newer);
  await expect(edition()).toContainText('Ada Desk');

  const [own] = await queryDatabaseOf<{ id: number; company: string }>(
    dataDir,
    `select d.id, o.name as company from dossiers d join companies o on o.id = d.company_id
       join company_people c using (company_id) join people p on p.id = c.person_id
     where p.email = 'seller@demo.example' and d.state = 'published' order by d.id limit 1`,
  );
  const owner = await (await openAs(browser, product, 'seller')).newPage();
  await owner.goto(`/listings/dossier/${own?.id}`);
  await owner.getByRole('button', { name: 'Enter a settlement' }).click();
  await owner.getByLabel('May be sold from').fill('2039-04-01');
  await owner.getByLabel('Parties').fill(`An originator and ${own?.company.toUpperCase()} Ltd.`);
  await expect(owner.getByText('This names your company'), 'a warning, and no more').toBeVisible();
  await owner.getByRole('button', { name: 'Send the settlement' }).click();
  await expect(owner.getByText('Give the address where it was made public')).toBeVisible();
  await expect(owner.getByLabel('Made public at')).toBeFocused();
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: 'Enter a settlement' }).click();
  await expect(owner.getByLabel('Parties')).toHaveValue(/^An originator/);
  await owner.getByLabel('Made public at').fill('https://news.example/settled');
  await owner.getByRole('button', { name: 'Send the settlement' }).click();
  await expect(owner.getByText('Waiting', { exact: true })).toBeVisible();

  await desk.goto('/admin');
  await desk.getByRole('link', { name: /Settlements to review/ }).click();
  await desk.getByRole('rowheader').first().getByRole('link').click();
  await desk.getByRole('button', { name: /^Accept/ }).click();
  await expect(desk.getByRole('dialog')).toContainText(`The parties name ${own?.company}`);
  await desk.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(desk.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Launch windows' })).toContainText('until 1 Apr 2039');
  await expect(desk.getByRole('button', { name: /^Withdraw/ }), 'where one decided').toBeFocused();

  await owner.reload();
  const settlements = owner.getByRole('region', { name: 'Settlements' });
  await settlements.getByRole('button', { name: /^Withdraw/ }).press('Enter');
  await owner.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(settlements.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(
    settlements.getByRole('button', { name: 'Enter a settlement' }),
    'not the link of its row, which leads elsewhere',
  ).toBeFocused();

  const [matched] = await queryDatabaseOf<{ id: number }>(
    dataDir,
    `select dossier_id as id from dossier_windows join launch_windows using (facts_id)
     where market = 'US' and state = 'waits' order by dossier_id limit 1`,
  );
  await desk.goto(`/admin/dossiers/${matched?.id}/windows`);
  const matches = desk.getByRole('region', { name: 'Matches' });
  await matches.getByRole('button', { name: /^Pin/ }).first().click();
  await desk.getByLabel('Reason').fill('The product that is meant');
  await desk.getByRole('dialog').getByRole('button', { name: 'Pin' }).click();
  await expect(matches.getByRole('button', { name: /^Pin/ }).first(), 'what opened the dialog').toBeFocused();
  const lift = matches.getByRole('button', { name: /^Lift/ });
  await lift.press('Enter');
  await desk
    .getByRole('dialog', { name: /^Lift the pin of/ })
    .getByRole('button', { name: 'Cancel' })
    .press('Enter');
  await expect(lift, 'nothing is done').toBeFocused();
  await lift.press('Enter');
  await desk.getByRole('dialog').getByRole('button', { name: 'Lift' }).press('Enter');
  await expect(matches.getByRole('button', { name: /^Lift/ })).toHaveCount(0);
  await expect(matches.locator(':focus'), 'beside what was lifted').toHaveCount(1);
});
