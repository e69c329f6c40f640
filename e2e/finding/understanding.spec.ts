import type { Page } from '@playwright/test';
import { countLine, option } from '../support/finder-parts.ts';
import { tabTo } from '../support/keyboard.ts';
import { expect, openAlive, openAsMember, test } from '../support/test.ts';

let page: Page;
test.beforeEach(async ({ browser, world }) => {
  page = await openAsMember(browser, world);
});

const box = () => page.getByRole('combobox', { name: 'Search dossiers' });
const suggestions = () => page.getByRole('listbox').getByRole('option');
const highlighted = () => page.getByRole('listbox').getByRole('option', { selected: true });
const fromWords = () => page.getByRole('list', { name: 'Filters from your words' }).getByRole('button');
const typo = () => page.getByRole('status').filter({ hasText: /^Showing results for/ });
const cards = () => page.getByRole('article');

async function search(text: string): Promise<void> {
  await box().fill(text);
  await page.getByRole('button', { name: 'Submit' }).click();
}

async function offerDays(): Promise<number[]> {
  const lines = await page.getByText(/^Offer in \d+ business days?$/).allTextContents();
  return lines.map((line) => Number(/\d+/.exec(line)?.[0]));
}

test('by pointer: a typo, filters in words and their undoing, sorting, and the way out of an empty result', async () => {
  await openAlive(page, '/dossier-search');
  await search('metfromin');
  await expect(typo()).toHaveText('Showing results for metformin; nothing matches “metfromin”');
  await expect(cards().first().getByRole('heading', { level: 3 }).locator('mark')).toHaveText('Metformin');

  await search('glucophage 500 mg tablets');
  await expect(fromWords()).toHaveText([
    /^Dosage form: Tablets/,
    'Strength: 500 mg',
    'Search the words as typed',
  ]);
  await expect(typo()).toHaveCount(0);
  await expect(option(page, 'Tablets')).toBeChecked();
  await expect(cards().first().locator('mark')).toHaveText(['Glucophage']);

  await page.getByRole('button', { name: /^Remove filter Strength: 500 mg/ }).click();
  await expect(box()).toHaveValue('glucophage tablets');
  await expect(fromWords()).toHaveText([/^Dosage form: Tablets/, 'Search the words as typed']);
  await page.goBack();
  await expect(box()).toHaveValue('glucophage 500 mg tablets');
  await expect(fromWords()).toHaveCount(3);

  await option(page, 'Film Coated Tablets').uncheck();
  await expect(box()).toHaveValue('glucophage 500 mg');
  await expect(option(page, 'Tablets')).toBeChecked();
  await expect(option(page, 'Film Coated Tablets')).not.toBeChecked();
  await expect(page).toHaveURL(/q=glucophage\+500\+mg&form=/);
  await page.goBack();
  await expect(box()).toHaveValue('glucophage 500 mg tablets');

  await page.getByRole('button', { name: 'Search the words as typed' }).click();
  await expect(page).toHaveURL(/q=glucophage\+500\+mg\+tablets&words=as-typed$/);
  await expect(page.getByText('Your words are searched as typed')).toBeVisible();
  await expect(option(page, 'Tablets')).not.toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Read filters in them' }).click();
  await expect(fromWords()).toHaveCount(3);

  await search('metformin');
  await expect(fromWords()).toHaveCount(0);
  await expect(cards().first().getByRole('heading', { level: 3 }).locator('mark')).toHaveText('Metformin');
  const byRelevance = await offerDays();
  await page.getByLabel('Sort by').selectOption('Offer days');
  await expect(page).toHaveURL(/q=metformin&sort=offer-days$/);
  await expect(async () => {
    const days = await offerDays();
    expect(days).not.toEqual(byRelevance);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  }).toPass();
  const first = await offerDays();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/sort=offer-days&page=2$/);
  await expect.poll(offerDays).not.toEqual(first);
  const days = [...first, ...(await offerDays())];
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('offer-days');
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(page).toHaveURL(/q=metformin&sort=newest$/);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/\/dossier-search$/);

  await search('metformin canada inhaler');
  await expect(page.getByRole('heading', { name: 'No Dossier Found' })).toBeVisible();
  const way = page.getByRole('button', { name: /^Without “inhaler” \(\d+ dossiers?\)$/ });
  const brings = /\((\d+)/.exec((await way.textContent()) ?? '')?.[1];
  await way.click();
  await expect(countLine(page)).toHaveText(`${brings} dossiers found`);
  await expect(cards()).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  await page.reload();
  await expect(countLine(page)).toHaveText(`${brings} dossiers found`);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'No Dossier Found' })).toBeVisible();
});

test('by pointer: a suggested value is ticked and its words leave the text', async () => {
  await openAlive(page, '/dossier-search');
  await box().pressSequentially('metformin film co');
  await suggestions().filter({ hasText: 'Film Coated Tablets' }).click();
  await expect(box()).toHaveValue('metformin');
  await expect(box()).toBeFocused();
  await expect(option(page, 'Film Coated Tablets')).toBeChecked();
  await expect(page).toHaveURL(/q=metformin&form=film-coated-tablets$/);
  await expect(suggestions()).toHaveCount(0);
});

test('by keyboard alone: suggestions, chips, sorting and the way out of an empty result', async () => {
  await openAlive(page, '/dossier-search');
  await tabTo(page, /^Search dossiers$/);
  await page.keyboard.type('glucoph');
  const glucophage = suggestions().filter({ hasText: /Glucophage.*metformin.*Brand/i });
  await expect(glucophage).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?$/ })).toBeAttached();
  await expect(highlighted()).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await expect(suggestions().first()).toHaveAttribute('aria-selected', 'true');
  await expect(box()).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('End');
  await expect(suggestions().last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(suggestions().first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(highlighted()).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(suggestions()).toHaveCount(0);
  await expect(box()).toHaveValue('glucoph');

  await page.keyboard.type('a');
  await expect(glucophage).toHaveCount(1);
  for (let at = 0; at < 8; at += 1) {
    await page.keyboard.press('ArrowDown');
    if (/Glucophage/i.test((await highlighted().textContent()) ?? '')) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=glucophage$/i);
  await expect(cards().first()).toContainText(/metformin/i);
  await expect(box()).toBeFocused();

  // Where nothing is highlighted, Enter searches for what was typed, whatever is suggested.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('metform');
  await expect(suggestions().first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=metform$/);
  await expect(suggestions()).toHaveCount(0);

  await page.keyboard.type('i');
  await expect(suggestions().first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(suggestions()).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('metformin 500 mg for Canada inhaler');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No Dossier Found' })).toBeVisible();
  await tabTo(page, /^Without “inhaler”/);
  await page.keyboard.press('Enter');
  await expect(box()).toHaveValue('metformin 500 mg for Canada');
  await expect(cards()).not.toHaveCount(0);

  await tabTo(page, /^Remove filter Strength: 500 mg/);
  await page.keyboard.press('Enter');
  await expect(box()).toHaveValue('metformin for Canada');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Remove filter Market: Canada/);
  await page.keyboard.press('Enter');
  await expect(box()).toHaveValue('metformin');
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();

  await tabTo(page, /^Sort by/, 'select');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/q=metformin&sort=newest$/);
});

test('suggestions that come late, or not at all, never show', async () => {
  await openAlive(page, '/dossier-search');
  const late = Promise.withResolvers<void>();
  await page.route('**/api/search/suggestions*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('text');
    if (text === 'met') await late.promise;
    if (text === 'ibuprofe') return route.fulfill({ status: 503, json: { message: 'busy' } });
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(/suggestions\?.*text=met$/);
  await box().fill('met');
  await asked;
  await box().fill('ibupro');
  await expect(suggestions().first()).toContainText(/ibuprofen/i);
  late.resolve();
  await box().fill('ibuprofe');
  await expect(suggestions()).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(cards().first()).toContainText(/ibuprofen/i);
  await expect(page.getByText(/busy/)).toHaveCount(0);
});

test('plants can be sorted, found by words read as filters, and not by offer days', async () => {
  await openAlive(page, '/supplier-search?q=tablets+europe');
  await expect(fromWords().first()).toBeVisible();
  await expect(option(page, 'Europe')).toBeChecked();
  await expect(page.getByLabel('Sort by').getByRole('option')).toHaveText(['Relevance', 'Newest']);
  await page.getByLabel('Sort by').selectOption('Newest');
  await expect(page).toHaveURL(/q=tablets\+europe&sort=newest$/);
});
