import { matchPath } from 'react-router';
import { pageTable } from '#page-table.ts';
import type { Access } from '#platform/contract/roles.ts';
import { admits } from '#platform/web/session/session.ts';
import {
  accountButton,
  addressOf,
  click,
  expectPage,
  findIds,
  follow,
  type Ids,
  isReadyLink,
  openPage,
  openPlace,
  ownLinks,
} from '../support/navigation.ts';
import {
  links,
  type Place,
  professionalNetwork,
  type Row,
  type Visitor,
} from '../support/navigation-table.ts';
import { openAs, openTabs, type Tabs } from '../support/roles.ts';
import { pages } from '../support/route-table.ts';
import { test as base, expect } from '../support/test.ts';

type Site = { tabs: Tabs; ids: Ids };

const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browser, world }, use) => {
      const tabs = await openTabs(browser, world);
      await use({ tabs, ids: await findIds(world) });
      await tabs.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.use({
  environment: { PROFESSIONAL_NETWORK_URL: professionalNetwork },
  // The failure names its row, and a trace of every click costs more than the clicks.
  trace: 'off',
});
// One product and one tab for each role serve the whole table.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** Tries them all, and fails with the names of those that failed. */
async function checkEach<T>(
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

const groups = Map.groupBy(links, ([page, role]) => `${page} as ${role}`);

for (const [group, rows] of groups) {
  test(`every label leads to its target: ${group}`, async ({ site: { tabs, ids } }) => {
    const role = rows[0]?.[1] ?? 'visitor';
    const tab = tabs[role];
    // What a link of the right address opens is what the walk over all routes opens there: of each place one is clicked,
    // and whatever leads elsewhere than its address says.
    for (const [place, [first, ...others]] of Map.groupBy(rows, ([, , place]) => place)) {
      await tab.setViewportSize(sizeFor(place));
      const clicked: Row[] = first ? [first] : [];
      if (others.length > 0) await openPlace(tab, others[0] as Row, ids);
      await checkEach(others, nameOf, async (row) => {
        if (!(await isReadyLink(tab, row, ids))) clicked.push(row);
      });
      await checkEach(clicked, nameOf, (row) => follow(tab, row, ids));
    }
    expect(tabs.complaints(), 'the browser complained').toEqual([]);
  });
}

for (const role of ['visitor', 'seller', 'investor', 'admin'] as const) {
  test(`every route admits or leads away, and offers no dead link: ${role}`, async ({
    site: { tabs, ids },
  }) => {
    const tab = tabs[role];
    const offered = new Map<string, string>();
    // One guard closes every page, as the page table has it: of the pages that one access closes to the role one is opened.
    const closed = pages.filter(
      ([path, , admitted]) => !admitted.includes(role) && isClosedTo(accessOf(path), role),
    );
    const alike = [...Map.groupBy(closed, ([path]) => String(accessOf(path))).values()];
    const unopened = new Set(alike.flatMap(([, ...others]) => others));
    await checkEach(
      pages.filter((page) => !unopened.has(page)),
      ([path]) => `${path} as ${role}`,
      async ([path, , admitted, otherwise]) => {
        await openPage(tab, addressOf(path, ids), role);
        await expectPage(tab, admitted.includes(role) ? path : (otherwise?.[role] ?? '/'), ids);
        for (const link of await ownLinks(tab)) offered.set(link, path);
      },
    );
    await checkEach(
      [...offered],
      ([link, path]) => `${path} as ${role} offers ${link}`,
      async ([link]) => {
        expect(link, 'a part of the page that is not there').not.toContain('#');
        expect((await tab.request.get(link)).status()).toBe(200);
        if (role !== 'visitor')
          expect(isClosedTo(accessOf(link), role), 'a page closed to the role').toBe(false);
      },
    );
    expect(tabs.complaints(), 'the browser complained').toEqual([]);
  });
}

test('every page of the product stands in the route table', () => {
  const unlisted = pageTable.filter(
    ({ path }) => !pages.some(([listed]) => matchPath(path, listed.split('?')[0] ?? '')),
  );
  expect(unlisted.map(({ path }) => path)).toEqual([]);
});

test('an investor who opens a finder is told why it stays closed', async ({ site: { tabs } }) => {
  for (const path of ['/dossier-search', '/supplier-search', '/service']) {
    await openPage(tabs.investor, path, 'investor');
    await expect(tabs.investor.getByText('Your account does not open this page')).toBeVisible();
    await expect(tabs.investor).toHaveURL('/');
  }
});

for (const place of ['account menu', 'side menu'] as const) {
  test(`Logout in the ${place} forgets the session and starts over at /`, async ({ browser, world }) => {
    for (const role of ['seller', 'investor', 'admin'] as const) {
      const page = await (await openAs(browser, world, role)).newPage();
      await page.setViewportSize(sizeFor(place));
      await openPage(page, '/blog', role);
      await click(page, place, 'Logout');
      await expect(page).toHaveURL('/');
      await expect(accountButton(page)).toBeHidden();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      await page.context().close();
    }
  });
}

/** Who may open what a link leads to; a file is open to whom it is offered. */
function accessOf(link: string): Access {
  const [pathname = '/'] = link.split(/[?#]/, 1);
  return pageTable.find(({ path }) => matchPath(path, pathname))?.access ?? 'public';
}

function isClosedTo(access: Access, role: Visitor): boolean {
  return role === 'visitor' ? access !== 'public' : !admits(access, role);
}

function sizeFor(place: Place): { width: number; height: number } {
  return { width: place === 'side menu' ? 360 : 1280, height: 900 };
}

function nameOf([page, role, place, label, target]: Row): string {
  return `${page} as ${role}: '${label}' (${place}) → ${target}`;
}
