import type { Locator, Page } from '@playwright/test';

/** The parts that both finders have. */

export function chips(page: Page): Locator {
  return page.getByRole('list', { name: 'Filters in use' }).getByRole('button', { name: /^Remove filter/ });
}

export function countLine(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /found/ });
}

export function option(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name, exact: true });
}

/** The values of one filter group. */
export function filterGroup(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}
