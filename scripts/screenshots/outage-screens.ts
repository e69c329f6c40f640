import { expect, type Page, type Route } from '@playwright/test';
import type { Screen } from './screen.ts';
import type { Stage } from './screen-stage.ts';

type Plain = Pick<Screen, 'name' | 'as'> & { address(stage: Stage): string };

/** A page of which nothing has answered yet, and the same one once every call of it was refused. */
export function outagesOf({ name, as, address }: Plain): Screen[] {
  return [
    {
      name: `${name}-loading`,
      ...(as && { as }),
      open: (page, stage) => openWithout(page, address(stage), () => undefined),
    },
    {
      name: `${name}-failing`,
      ...(as && { as }),
      async open(page, stage) {
        await openWithout(page, address(stage), refuse);
        await page.waitForLoadState('networkidle');
      },
    },
  ];
}

async function openWithout(page: Page, address: string, answer: (route: Route) => unknown): Promise<void> {
  await page.route(/.*/, async (route) => {
    const isCall = ['fetch', 'xhr'].includes(route.request().resourceType());
    await (isCall ? answer(route) : route.fallback());
  });
  await page.goto(address);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

function refuse(route: Route): Promise<void> {
  return route.fulfill({
    status: 503,
    json: { message: 'The server is busy. Try again in a moment.', code: 'unavailable', requestId: 'r' },
  });
}
