import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { openAs } from './roles.ts';
import { expect, openAsMember, test, type World } from './test.ts';

/** A page in one of its states: how to get there, signed in or not. */
export type Scene = {
  name: string;
  member: boolean;
  /** The demo person of a role, instead. */
  role?: 'admin';
  width?: number;
  open(page: Page, world: World): Promise<void>;
  /** At 320 px, where the way there is another. */
  openNarrow?(page: Page, world: World): Promise<void>;
};

export async function goto(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openScene(
  browser: Browser,
  world: World,
  { member, role }: Pick<Scene, 'member' | 'role'>,
  width: number,
  open: Scene['open'],
): Promise<Page> {
  const page = role
    ? await (await openAs(browser, world, role)).newPage()
    : member
      ? await openAsMember(browser, world)
      : await (await browser.newContext({ baseURL: world.origin })).newPage();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await open(page, world);
  return page;
}

/** Declares the tests of a scene: clean to axe in both schemes, and nothing scrolls sideways at 320 px. */
export function checkScene({ name, member, role, width = 1280, open, openNarrow = open }: Scene): void {
  const who = { member, ...(role && { role }) };
  test(`axe finds nothing, light and dark: ${name}`, async ({ browser, world }) => {
    const page = await openScene(browser, world, who, width, open);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      // No page has frames, so that axe need not put its findings together in a blank page.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const found = violations.map(({ id, nodes }) => ({
        id,
        at: nodes.map((node) => node.target.join(' ')),
      }));
      expect(found, colorScheme).toEqual([]);
    }
    await page.context().close();
  });

  test(`nothing scrolls sideways at 320 px: ${name}`, async ({ browser, world }) => {
    const page = await openScene(browser, world, who, 320, openNarrow);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
    await page.context().close();
  });
}
