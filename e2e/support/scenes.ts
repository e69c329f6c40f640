import type { Page } from '@playwright/test';
import { expectAxeFindsNothing, expectNothingSideways } from './sound-page.ts';
import { expect, test, type World } from './test.ts';
import type { Viewer } from './warm-context.ts';

/** A page in one of its states: how to get there, and as whom. */
export type Scene = {
  name: string;
  as: Viewer;
  width?: number;
  open(page: Page, world: World): Promise<void>;
  /** The state at 320 px, where narrowing the open page does not lead there. */
  openNarrow?(page: Page, world: World): Promise<void>;
};

export async function goto(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Declares the test of a scene: clean to axe in both schemes, nothing scrolls sideways at 320 px, no complaint. */
export function checkScene({ name, as, width = 1280, open, openNarrow }: Scene): void {
  test(`axe finds nothing, light and dark, and nothing scrolls sideways: ${name}`, async ({
    world,
    warm,
    complaints,
  }) => {
    async function openAt(pixels: number, how: Scene['open']): Promise<Page> {
      const page = await warm.open(as);
      await page.setViewportSize({ width: pixels, height: 900 });
      await how(page, world);
      return page;
    }
    const page = await openAt(width, open);
    await expectAxeFindsNothing(page);
    await expectNothingSideways(openNarrow ? await openAt(320, openNarrow) : page);
    expect(complaints, 'the browser complained').toEqual([]);
  });
}
