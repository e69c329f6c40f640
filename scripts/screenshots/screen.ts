import { expect, type Page } from '@playwright/test';
import type { Stage } from './screen-stage.ts';

export type Viewer = keyof Stage['sessions'];

/** A page in one of its states, as one viewer sees it. */
export type Screen = {
  /** Its folder: the page, and the state where it is not the plain one. */
  name: string;
  /** Who looks; nobody is signed in where it says nothing. A newcomer is registered anew each time. */
  as?: Viewer | 'newcomer';
  /** Where it is of no use at the other widths. */
  widths?: readonly number[];
  open(page: Page, stage: Stage): Promise<void>;
};

/** Opens a page and waits until all that it loads is there. */
export async function goto(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
