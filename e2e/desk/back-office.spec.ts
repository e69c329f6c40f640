import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { openAs } from '../support/roles.ts';
import { takeContext } from '../support/spare-contexts.ts';
import { expect, openAlive, openAsMember, registerMember, test } from '../support/test.ts';

test('a person is found and disabled, and their open tab is out with its next step', async ({
  browser,
  world,
}) => {
  const member = await registerMember(world, 'Bruno Salgado');
  const session = { token: member.token, name: 'Bruno Salgado', role: 'seller' };
  const tab = await (await takeContext(browser, world.origin, session)).newPage();
  await openAlive(tab, '/requests');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('My requests');

  const desk = await (await openAs(browser, world, 'admin')).newPage();
  await openAlive(desk, '/admin/people');
  await desk.getByLabel('Search: Name, email or organisation').fill(member.email);
  await expect(desk.getByRole('status').filter({ hasText: /^1 row/ })).toBeVisible();
  await desk.getByRole('link', { name: 'Bruno Salgado' }).click();
  await desk.getByRole('button', { name: 'Disable account…' }).click();
  await desk.getByRole('button', { name: 'Disable account', exact: true }).click();
  await expect(desk.getByText(/^Disabled on/)).toBeVisible();

  await tab.getByRole('link', { name: 'Dossier Finder' }).first().click();
  await tab.waitForURL(/\/login/);
});

test('who follows a link before the typed words were looked for is led there', async ({ browser, world }) => {
  const desk = await (await openAs(browser, world, 'admin')).newPage();
  await openAlive(desk, '/admin/people');
  await expect(desk.locator('table a[href^="/admin/people/"]').first()).toBeVisible();
  const answered = Promise.withResolvers<void>();
  await desk.route(/\/api\/back-office\/people\/\d+$/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await desk.clock.install();
  const asked = desk.waitForRequest(/\/api\/back-office\/people\/\d+$/);
  // In one go: between two steps of a test the words may have been looked for already.
  await desk.getByLabel('Search: Name, email or organisation').evaluate((box: HTMLInputElement) => {
    box.focus();
    document.execCommand('insertText', false, 'demo');
    document.querySelector<HTMLAnchorElement>('table a[href^="/admin/people/"]')?.click();
  });
  await asked;
  await desk.clock.runFor(1000);
  answered.resolve();
  await expect(desk).toHaveURL(/\/admin\/people\/\d+$/);
  // Its clock stays with it.
  await desk.context().close();
});

test('a mail that failed is sent again from the overview’s queue', async ({ browser, world }) => {
  await queryDatabaseOf(
    world.dataDir,
    `insert into outgoing_mails (message_id, recipient, subject, text, html, last_error)
     values ('<failed@dosebridge>', 'late@buyer.example', 'Your proposal', 'words', '<p>words</p>', 'connection refused')`,
  );
  const desk = await (await openAs(browser, world, 'admin')).newPage();
  await openAlive(desk, '/admin');
  await desk.getByRole('link', { name: /^Mails that failed/ }).click();
  await desk.getByRole('button', { name: 'Send again: mail to late@buyer.example' }).click();
  await expect(desk.getByText('The mail to late@buyer.example is on its way again')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'No rows match' })).toBeVisible();
  await openAlive(desk, '/admin/mails?q=late@buyer.example&state=sent');
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByRole('row', { name: /late@buyer.example/ })).toBeVisible();
  }).toPass();
});

test('the desk sends a statement back, with its reason', async ({ browser, world }) => {
  const [{ company }] = await queryDatabaseOf(
    world.dataDir,
    `insert into company_statements (company_id, name, country, register_number, address, licence, authority,
        licence_number, stated_by)
       select c.id, c.name, 'Portugal', '501 234 567', 'Porto', 'none', '', '', (select min(id) from people)
       from companies c order by c.id desc limit 1
     returning company_id as company`,
  );
  const desk = await (await openAs(browser, world, 'admin')).newPage();
  await openAlive(desk, `/admin/companies/${company}`);
  await desk.getByRole('button', { name: 'Send back' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Send back' });
  await dialog.getByRole('textbox').fill('The extract is of 2019');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(desk.getByText('Sent back', { exact: true })).toBeVisible();
  await expect(desk.getByText('The extract is of 2019')).toBeVisible();
});

test('the address keeps search, filter and order, the export holds the same rows, and pages lead on and back', async ({
  browser,
  world,
}) => {
  const desk = await (await openAs(browser, world, 'admin')).newPage();
  await openAlive(desk, '/admin/dossiers');
  await desk.getByRole('button', { name: 'Dosage form', exact: true }).click();
  await desk.getByLabel('Injection', { exact: true }).check();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('button', { name: 'Dosage form: Injection' })).toBeFocused();
  await desk.getByRole('columnheader', { name: 'Title' }).getByRole('link').click();
  await expect(desk.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(desk).toHaveURL(/dosageForm=Injection.*sort=title/);
  const saving = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await (await saving).path();
  const rows: Record<string, string>[] = parse(await readFile(file, 'utf8'), { bom: true, columns: true });
  expect(new Set(rows.map((row) => row['Dosage form']))).toEqual(new Set(['Injection']));
  async function expectSameRows(): Promise<void> {
    // The head says how it is sorted a moment before the rows are.
    await expect(async () => {
      const titles = await desk.getByRole('row').locator('td:nth-child(2)').allInnerTexts();
      expect(titles.length).toBeGreaterThan(0);
      expect(titles).toEqual(rows.slice(0, titles.length).map(({ Title }) => Title));
    }).toPass({ timeout: 10_000 });
    await expect(desk.getByRole('status').filter({ hasText: 'rows' })).toHaveText(`${rows.length} rows`);
  }
  await expectSameRows();
  await desk.reload();
  await expect(desk.getByRole('button', { name: 'Dosage form: Injection' })).toBeVisible();
  await expectSameRows();

  await openAlive(desk, '/admin/dossiers?sort=code&limit=25');
  await expect(desk.getByRole('rowheader').first()).toBeVisible();
  const first = await desk.getByRole('rowheader').allInnerTexts();
  await desk.getByRole('link', { name: 'Next' }).click();
  await expect(desk.getByRole('rowheader').first()).not.toHaveText(first[0] ?? '');
  await desk.getByRole('link', { name: 'Previous' }).click();
  await expect(desk.getByRole('rowheader')).toHaveText(first, { useInnerText: true });
});

test('the palette opens by its button, and by keyboard finds a record and opens it', async ({
  browser,
  world,
}) => {
  const member = await registerMember(world, 'Palmira Quental');
  const desk = await (await openAs(browser, world, 'admin')).newPage();
  // Not the overview: its queues name new people too.
  await openAlive(desk, '/admin/fees');
  // Pressed before the frame's bar has come it is heard as soon as that is there.
  await desk.getByRole('button', { name: 'Find a record' }).click();
  const words = desk.getByPlaceholder('Reference, code, title, company, person or page');
  await expect(words).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(words).toBeHidden();
  // Once the bar is seen its keys are heard.
  await expect(desk.getByRole('combobox', { name: 'Search the marketplace' })).toBeVisible();
  await desk.keyboard.press('Control+k');
  await expect(words).toBeFocused();
  await desk.keyboard.type(member.email);
  await expect(desk.getByRole('option', { name: /Palmira Quental/, selected: true })).toBeVisible();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Palmira Quental');
});

test('a member reports a problem from their menu, and the desk marks it as done', async ({
  browser,
  world,
}) => {
  const member = await openAsMember(browser, world);
  await openAlive(member, '/home');
  await member.getByRole('button', { name: 'Ana' }).click();
  await member.getByRole('menuitem', { name: 'Report a problem' }).click();
  await member.getByRole('button', { name: 'Send report' }).click();
  await expect(member.getByText('Say in a few words what went wrong')).toBeVisible();
  await member.getByLabel('What it is about').selectOption('Complexity');
  await member.getByLabel('What went wrong').fill('The chips hide the count.');
  await member.getByRole('button', { name: 'Send report' }).click();
  await expect(member.getByText('Thank you. The desk has your report.')).toBeVisible();

  const desk = await (await openAs(browser, world, 'admin')).newPage();
  await openAlive(desk, '/admin/problems?done=no&q=chips');
  await desk.getByRole('button', { name: 'Mark as done: report of Ana Costa' }).click();
  await expect(desk.getByRole('heading', { name: 'No rows match' })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`what stands before a page's content is there stays where it is, ${width} px wide`, async ({
    browser,
    world,
  }) => {
    const context = await openAs(browser, world, 'admin');
    for (const path of ['/admin', '/admin/fees', '/admin/people/2', '/admin/holidays']) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchShifts);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/api\//, async (route) => {
        await held;
        await route.continue();
      });
      await openAlive(page, path);
      const before = await placesOf(page);
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await placesOf(page), path).toEqual(before);
      expect(await page.evaluate(() => window.shifted), path).toBeLessThan(0.02);
      await page.close();
    }
  });
}

declare global {
  interface Window {
    /** The page's cumulative layout shift so far. */
    shifted: number;
  }
}

function watchShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      window.shifted += (shift as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Where the side navigation and the title stand. */
async function placesOf(page: Page) {
  const navigation = await page.getByRole('navigation', { name: 'Back office' }).boundingBox();
  const title = await page.locator('h1').boundingBox();
  return { navigation, title: title && { x: title.x, y: title.y } };
}
