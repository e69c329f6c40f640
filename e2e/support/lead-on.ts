import type { Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { pageTable } from '#page-table.ts';

type DataRouter = { navigate(to: string, options: { flushSync: boolean }): Promise<void> };

/** The pages, by their files, that a tab has opened by an address. */
const openedFiles = new WeakMap<Page, Set<string>>();

/**
 * Opens a page of the product: by its address where it is public, as the server makes it then, and where the tab has not
 * opened it so before; or else as a link does.
 */
export async function openOrLeadOn(page: Page, address: string): Promise<void> {
  const [pathname = '/'] = address.split('?', 1);
  const row = pageTable.find(({ path }) => matchPath(path, pathname));
  const opened = openedFiles.get(page) ?? new Set();
  const isKnown = row !== undefined && row.access !== 'public' && opened.has(row.file);
  if (isKnown && (await leadOn(page, address))) return;
  if (row !== undefined) openedFiles.set(page, opened.add(row.file));
  await page.goto(address);
}

/**
 * Leaves the page that is open as a link does, and forgets what its tab keeps. Answers false where something of what was
 * done there would be left: the page asks before it is left, more than the tab keeps it, or it stands in the frame still.
 */
export async function leaveBehind(page: Page): Promise<boolean> {
  await page.unrouteAll();
  await page.mouse.move(0, 0);
  await page.emulateMedia({ colorScheme: 'light' });
  // For everybody who has signed in, and with nothing on it.
  const between = '/coming-soon';
  if (!(await leadOn(page, between))) return false;
  return page.evaluate((there) => {
    const open = '[role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], .Toastify__toast';
    const session = ['token', 'name', 'role'];
    sessionStorage.clear();
    return (
      location.pathname === there &&
      document.cookie === '' &&
      Object.keys(localStorage).every((key) => session.includes(key)) &&
      document.querySelector(`${open}, details[open]`) === null &&
      [...document.querySelectorAll('input')].every(({ value }) => value === '')
    );
  }, between);
}

/** Leads an open page of the product on as a link does. Answers false where none is open that could be led on. */
export function leadOn(page: Page, address: string): Promise<boolean> {
  return page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter?: DataRouter };
    if (router === undefined || !document.documentElement.hasAttribute('data-hydrated')) return false;
    // At once: React would show the page before until it has time, and what is looked for then may stand there, too.
    await router.navigate(to, { flushSync: true });
    return true;
  }, address);
}
