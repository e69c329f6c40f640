import type { Page } from '@playwright/test';
import { openOrLeadOn } from './lead-on.ts';
import { expectAxeFindsNothing, expectNothingSideways } from './sound-page.ts';
import { expect, test, type World } from './test.ts';
import type { Viewer } from './warm-context.ts';

/** A page in one of its states: how to get there, and as whom. */
export type Scene = {
  name: string;
  as: Viewer;
  width?: number;
  /** Begins on a page of its own: what was loaded before would show in place of what is to be seen. */
  anew?: true;
  open(page: Page, world: World): Promise<void>;
  /** The state at 320 px, where narrowing the open page does not lead there. */
  openNarrow?(page: Page, world: World): Promise<void>;
};

/** Opens a page of the product, and waits until it is there. */
export async function goto(page: Page, path: string): Promise<void> {
  await openOrLeadOn(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Declares a test for each scene: clean to axe in both schemes, nothing scrolls sideways at 320 px, no complaint. What one
 * person only looks at is looked at by one worker, in this order: on one page, which is led on from scene to scene.
 */
export function checkScenes(scenes: readonly Scene[]): void {
  for (const [who, ofOne] of Map.groupBy(scenes, ({ as }) => as)) {
    test.describe(() => {
      if (who !== 'visitor' && who !== 'newcomer') {
        test.describe.configure({ mode: 'default' });
        test.beforeAll(({ warm }) => warm.clear());
      }
      for (const scene of ofOne) checkScene(scene);
    });
  }
}

function checkScene({ name, as, anew, width = 1280, open, openNarrow }: Scene): void {
  test(`axe finds nothing, light and dark, and nothing scrolls sideways: ${name}`, async ({
    world,
    warm,
  }) => {
    const page = await warm.show(as, anew);
    // What the scene before left is not this one's.
    warm.complaints.length = 0;
    await page.setViewportSize({ width, height: 900 });
    await open(page, world);
    await expectAxeFindsNothing(page);
    await expectNothingSideways(openNarrow ? await openAtPhone(openNarrow) : page);
    expect(warm.complaints, 'the browser complained').toEqual([]);

    async function openAtPhone(how: Scene['open']): Promise<Page> {
      const phone = await warm.show(as, anew);
      await phone.setViewportSize({ width: 320, height: 900 });
      await how(phone, world);
      return phone;
    }
  });
}
