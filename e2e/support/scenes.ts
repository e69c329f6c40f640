import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signInByCall } from '#testing/running/members.ts';
import { expect, memberSession, registerMember, test, type WarmContext, type World } from './test.ts';

/** A page in one of its states: how to get there, signed in or not. */
export type Scene = {
  name: string;
  member: boolean;
  /** The demo person of a role, instead. */
  role?: 'admin';
  width?: number;
  open(page: Page, world: World): Promise<void>;
  /** The state at 320 px, where narrowing the open page does not lead there. */
  openNarrow?(page: Page, world: World): Promise<void>;
};

export async function goto(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function openScene(
  { world, warm }: { world: World; warm: WarmContext },
  { member, role }: Pick<Scene, 'member' | 'role'>,
  width: number,
  open: Scene['open'],
): Promise<Page> {
  const context = await warm(
    role ? await signInByCall(world, role) : member ? memberSession(await registerMember(world)) : {},
  );
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await open(page, world);
  return page;
}

/** Declares the test of a scene: clean to axe in both schemes, and nothing scrolls sideways at 320 px. */
export function checkScene({ name, member, role, width = 1280, open, openNarrow }: Scene): void {
  const who = { member, ...(role && { role }) };
  test(`axe finds nothing, light and dark, and nothing scrolls sideways: ${name}`, async ({
    world,
    warm,
  }) => {
    const page = await openScene({ world, warm }, who, width, open);
    await expectNothingFound(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNothingFound(page, 'dark');
    const narrow = openNarrow ? await openScene({ world, warm }, who, 320, openNarrow) : page;
    await narrow.setViewportSize({ width: 320, height: 900 });
    await expect
      .poll(() => narrow.evaluate(() => document.documentElement.scrollWidth), {
        message: 'width of the page',
      })
      .toBeLessThanOrEqual(320);
  });
}

/** A scheme changes nothing but colours, so that every other rule need not be asked twice. */
async function expectNothingFound(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  const axe = new AxeBuilder({ page })
    // What is clean need not be described: on a large table, that takes longer than to look.
    .options({ resultTypes: ['violations'] })
    // No page has frames, so that axe need not put its findings together in a blank page.
    .setLegacyMode();
  const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.target.join(' ')) }));
  expect(found, colorScheme).toEqual([]);
}
