import { findIds, type Ids } from './navigation.ts';
import { openTabs, type Tabs } from './roles.ts';
import { test as base, expect } from './test.ts';

type Site = { tabs: Tabs; ids: Ids };

/** One product and one tab for each role serve a whole file. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browser, world }, use) => {
      const tabs = await openTabs(browser, world);
      await use({ tabs, ids: await findIds(world) });
      await tabs.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Tries them all, and fails with the names of those that failed. */
export async function checkEach<T>(
  rows: readonly T[],
  nameOf: (row: T) => string,
  check: (row: T) => Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  for (const row of rows) {
    await test
      .step(nameOf(row), () => check(row))
      .catch((error: Error) => {
        failures.push(`${nameOf(row)}\n${error.message}`);
      });
  }
  expect(failures.join('\n\n'), 'rows that failed').toBe('');
}
