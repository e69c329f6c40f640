import type { Page } from '@playwright/test';
import { chips } from '../support/finder-parts.ts';
import { checkScenes, goto, type Scene } from '../support/scenes.ts';
import { expect } from '../support/test.ts';

async function openFinder(page: Page, search = ''): Promise<void> {
  await goto(page, `/supplier-search${search}`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function openDetails(page: Page, search = ''): Promise<void> {
  await openFinder(page, search);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SU-/);
}

async function openTermSheet(page: Page): Promise<void> {
  await openFinder(page);
  await page
    .getByRole('link', { name: /^Request Quote/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Request a Term Sheet' })).toBeVisible();
}

async function submit(page: Page): Promise<void> {
  await openTermSheet(page);
  await page.getByLabel('GMP status required').fill('EU GMP');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function openUnfolded(page: Page): Promise<void> {
  await openDetails(page, '?gmp=others');
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  await page.getByRole('button', { name: 'What Others stands for' }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
}

const scenes: (Omit<Scene, 'as'> & Partial<Scene>)[] = [
  { name: 'the supplier finder', open: (page) => openFinder(page) },
  {
    name: 'the supplier finder after a shortcut, with an open list',
    openNarrow: (page) => openFinder(page, '?gmp=eu-gmp&years=10-20'),
    async open(page) {
      await openFinder(page, '?years=10-20');
      await page.getByRole('button', { name: 'ONCOLOGY' }).click();
      await expect(chips(page)).toHaveAccessibleName(/oncology/i);
      // Until what it finds has come, what was found before is dimmed.
      await expect(page.locator('[data-dimmed]')).toHaveCount(0);
      await page
        .getByRole('button', { name: /^Show \d+ more$/ })
        .first()
        .click();
    },
  },
  {
    name: 'the filter drawer of the supplier finder',
    width: 360,
    async open(page) {
      await openFinder(page);
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'no supplier found',
    async open(page) {
      await goto(page, '/supplier-search?gmp=eu-gmp&q=qqqqqqqqqq');
      await expect(page.getByText('No Supplier Found')).toBeVisible();
    },
  },
  {
    name: 'a supplier search that failed',
    anew: true,
    async open(page) {
      await page.route('**/get-supplier', (route) => route.abort());
      await goto(page, '/supplier-search');
      await expect(page.getByText(/could not be loaded/)).toBeVisible();
    },
  },
  {
    name: 'a supplier with every accordion and the tooltip open',
    open: openUnfolded,
    // An open tooltip stays where it was opened.
    openNarrow: openUnfolded,
  },
  { name: 'a supplier that does not exist', open: (page) => goto(page, '/supplier-details/999999') },
  {
    name: "the supplier's term sheet with its errors",
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
  {
    name: "the supplier's term sheet filled in",
    async open(page) {
      await openTermSheet(page);
      await page.getByLabel('GMP status required').fill('usfda, eu gmp, who-gmp, health canada, Swissmedic');
      await page.getByLabel('Dosage forms of interest').fill('Tablets, Injectable, Transdermal patches');
      await page.getByLabel('Indicative volumes').fill('50 M, 1,200,000 vials, 3 M');
    },
  },
  { name: 'the confirmation of a term sheet', as: 'newcomer', open: submit },
  {
    name: 'requests for suppliers, and one of them',
    as: 'newcomer',
    async open(page) {
      await submit(page);
      await goto(page, '/requests');
      await page.getByRole('link', { name: /DB-\d{4}-\d{6}/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('My requests');
    },
  },
  {
    name: 'the services to come, one chosen',
    as: 'newcomer',
    async open(page) {
      await goto(page, '/service');
      await page.getByRole('button', { name: 'Tell me when it opens' }).first().click();
      await expect(page.getByText(/^Chosen on/)).toBeVisible();
    },
  },
];

checkScenes(scenes.map((scene) => ({ as: 'member', ...scene })));
