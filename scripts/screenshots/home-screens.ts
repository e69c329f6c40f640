import { expect, type Page } from '@playwright/test';
import { openLoading } from './desk-screens.ts';
import { goto, type Screen } from './screen.ts';

/** The home of whoever has one, with and without anything on it. */
export const homeScreens: Screen[] = [
  { name: 'home-newcomer', as: 'newcomer', open: openHome },
  { name: 'home-owner', as: 'seller', open: openHome },
  { name: 'home-desk', as: 'admin', open: openHome },
  { name: 'home-loading', as: 'seller', open: (page) => openLoading(page, '/home') },
  {
    name: 'home-not-loaded',
    as: 'seller',
    async open(page) {
      await page.route('**/api/home', (route) => route.abort());
      await goto(page, '/home');
      await expect(page.getByText(/could not be loaded/)).toBeVisible();
    },
  },
];

async function openHome(page: Page): Promise<void> {
  await goto(page, '/home');
  await expect(page.getByText('Loading what waits for you')).toHaveCount(0);
}
