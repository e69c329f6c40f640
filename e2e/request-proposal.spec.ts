import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { csv, pdf } from '#server/testing/sample-files.ts';
import { mailsOf, openDatabaseOf } from './support/product.ts';
import { expect, registerMember, signIn, test, type World } from './support/test.ts';

const cda = { name: 'CDA signed by us.pdf', mimeType: 'application/pdf', buffer: pdf('Signed') };
const rfq = { name: 'volumes.csv', mimeType: 'text/csv', buffer: csv() };

/** What the product has stored under a reference, read past it. */
async function stored(world: World, reference: string) {
  const database = await openDatabaseOf(world.dataDir);
  try {
    const requests = await database.query(
      'select r.id, r.answers, r.consent, p.email from requests r join people p on p.id = r.person_id where reference = $1',
      [reference],
    );
    const files = await database.query(
      'select name, box, storage_key, sha256 from request_files where request_id = $1 order by id',
      [requests.rows[0]?.id],
    );
    return { requests: requests.rows, files: files.rows };
  } finally {
    await database.end();
  }
}

/** How many demo dossiers the three criteria leave, counted by hand in the tables. */
async function countByHand(world: World): Promise<{ amlodipine: number; inEu: number; curated: number }> {
  const database = await openDatabaseOf(world.dataDir);
  try {
    const { rows } = await database.query(`
      select count(*)::int as amlodipine,
             (count(*) filter (where 'EU' = any(markets)))::int as "inEu",
             (count(*) filter (where 'EU' = any(markets) and curated))::int as curated
      from dossiers d join molecules m on m.id = d.molecule_id
      where m.inn ~ 'amlodipine' and state = 'published'`);
    return rows[0];
  } finally {
    await database.end();
  }
}

function chips(page: Page) {
  return page.getByRole('list', { name: 'Filters in use' }).getByRole('button', { name: /^Remove filter/ });
}

async function expectWholeRequest(world: World, reference: string, email: string): Promise<void> {
  const { requests, files } = await stored(world, reference);
  expect(requests).toMatchObject([
    { email, consent: true, answers: { marketsOfInterest: 'Germany, GCC', supplyRequired: 'With Supply' } },
  ]);
  expect(files.map((file) => [file.box, file.name])).toEqual([
    ['cdaOrNda', cda.name],
    ['rfq', rfq.name],
  ]);
  for (const [i, sent] of [cda, rfq].entries()) {
    const kept = await readFile(join(world.dataDir, 'files', files[i].storage_key));
    expect(kept.equals(sent.buffer)).toBe(true);
    expect(files[i].sha256).toBe(createHash('sha256').update(sent.buffer).digest('hex'));
  }
  await expect
    .poll(async () => {
      const mails = await mailsOf(world.dataDir);
      return mails
        .filter((mail) => mail.subject?.includes(reference))
        .map((mail) => [mail.to].flat()[0]?.text)
        .sort();
    })
    .toEqual(['desk@demo.example', email].sort());
}

test('a member finds a dossier by words and filters, and requests a proposal with two files', async ({
  page,
  world,
}) => {
  const { email } = await registerMember(world);
  const expected = await countByHand(world);
  expect(expected.curated).toBeGreaterThan(0);
  await signIn(page, email);
  await page.waitForURL('/home');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Dossier Finder/ })
    .click();

  const count = page.getByRole('status').filter({ hasText: /found/ });
  await page.getByRole('searchbox', { name: 'Search dossiers' }).fill('amlodipne');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(count).toHaveText(new RegExp(`^${expected.amlodipine} dossiers? found`));

  await page.getByRole('checkbox', { name: 'EU', exact: true }).check();
  await expect(count).toHaveText(new RegExp(`^${expected.inEu} dossiers? found`));
  await page.getByRole('checkbox', { name: 'Curated dossiers' }).check();
  await expect(count).toHaveText(new RegExp(`^${expected.curated} dossiers? found`));
  await expect(chips(page)).toHaveText(['Market: EU', 'Curated dossiers']);

  const title = page.getByRole('article').first().getByRole('heading').first();
  const dossier = (await title.textContent()) ?? '';
  expect(dossier).toMatch(/amlodipine/i);
  await title.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 180));
  const scrolled = await page.evaluate(() => window.scrollY);
  const search = page.url();
  await page.getByRole('article').first().getByRole('link', { name: dossier, exact: true }).click();
  await page.waitForURL('/product-details/*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Product Code-DB-\d+$/);

  await page.goBack();
  await expect(page).toHaveURL(search);
  await expect(title).toHaveText(dossier);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();

  await page.getByRole('link', { name: 'Request Term Sheet' }).first().click();
  await page.getByRole('textbox', { name: 'Markets of interest' }).fill('Germany, GCC');
  await page.getByLabel('With Supply', { exact: true }).check();
  await page.getByLabel('CDA/NDA files').first().setInputFiles(cda);
  await page.getByLabel('RFQ files').first().setInputFiles(rfq);
  await page.getByLabel('I agree to the product suggesting other dossiers that meet my criteria').check();
  await page.getByRole('button', { name: 'Submit' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(
    'Your request has been Submitted. Our team will get in touch shortly. Please Check your email for further details.',
  );
  const reference = /DB-\d{4}-\d{6}/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  await expectWholeRequest(world, reference, email);

  await dialog.getByRole('button', { name: /close/i }).last().click();
  await expect(page).toHaveURL(search);

  await page.goto(`/requests/${reference}`);
  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: new RegExp(cda.name) })
    .or(page.getByRole('link', { name: new RegExp(cda.name) }))
    .first()
    .click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(cda.name);
  expect((await readFile(await download.path())).equals(cda.buffer)).toBe(true);
});

test('the same journey works by keyboard alone', async ({ page, world }) => {
  const { email } = await registerMember(world);
  const { curated } = await countByHand(world);
  const press = (key: string) => page.keyboard.press(key);

  /** Goes on with Tab until the wanted element has the focus. */
  async function tabTo(name: RegExp, role?: string): Promise<void> {
    for (let i = 0; i < 250; i += 1) {
      await press('Tab');
      const here = await page.evaluate(() => {
        const element = document.activeElement;
        if (!(element instanceof HTMLElement)) return { name: '', role: '' };
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const label = labels.map((one) => one.textContent).join(' ');
        const text = element.getAttribute('aria-label') || label || element.textContent || '';
        const type = element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase();
        return { name: text.trim(), role: type };
      });
      if (name.test(here.name) && (role === undefined || role === here.role)) return;
    }
    throw new Error(`the focus never came to ${name}`);
  }

  await page.goto('/login');
  await tabTo(/^Email/);
  await page.keyboard.type(email);
  await tabTo(/^Password/, 'password');
  await page.keyboard.type('connect-and-grow');
  await press('Enter');
  await page.waitForURL('/home');
  await tabTo(/^Dossier Finder/);
  await press('Enter');
  await page.waitForURL('/dossier-search');
  await tabTo(/^Search dossiers$/);
  await page.keyboard.type('amlodipne');
  await press('Enter');
  await tabTo(/^EU$/);
  await press('Space');
  await expect(chips(page)).toHaveText(['Market: EU']);
  await tabTo(/^Curated dossiers$/);
  await press('Space');
  await expect(page.getByRole('status').filter({ hasText: /found/ })).toHaveText(
    new RegExp(`^${curated} dossiers? found`),
  );
  await tabTo(/amlodipine/i, 'a');
  await press('Enter');
  await page.waitForURL('/product-details/*');
  await tabTo(/^Request Term Sheet$/);
  await press('Enter');
  await tabTo(/^Markets of interest/);
  await page.keyboard.type('Germany, GCC');
  await tabTo(/^With Supply$/, 'radio');
  await press('Space');
  for (const [box, file] of [
    [/^Upload filled CDA$/, cda],
    [/^Upload filled excel$/, rfq],
  ] as const) {
    await tabTo(/Switch to upload$/);
    await press('Enter');
    await page.keyboard.press('Shift+Tab');
    const chosen = page.waitForEvent('filechooser');
    await expect(page.locator(':focus')).toHaveText(box);
    await press('Enter');
    await (await chosen).setFiles(file);
  }
  await tabTo(/^I agree to the product suggesting/);
  await press('Space');
  await tabTo(/^Submit$/);
  await press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your request has been Submitted.');
  const reference = /DB-\d{4}-\d{6}/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  await expectWholeRequest(world, reference, email);
  await press('Escape');
  await expect(page).toHaveURL(/\/dossier-search\?/);
});
