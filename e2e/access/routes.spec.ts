import type { Browser, Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { type PageRow, pageTable } from '#page-table.ts';
import type { Access } from '#platform/contract/roles.ts';
import { admits } from '#platform/web/session/session.ts';
import { checkEach } from '../support/check-each.ts';
import {
  accountButton,
  addressOf,
  click,
  expectPage,
  findIds,
  follow,
  goTo,
  type Ids,
  isCard,
  isReadyLink,
  openMenu,
  openPage,
  ownLinks,
} from '../support/navigation.ts';
import { links, type Place, type Row, type Visitor } from '../support/navigation-table.ts';
import { openAs } from '../support/roles.ts';
import { pages } from '../support/route-table.ts';
import { expect, test, type World } from '../support/test.ts';

const roles = ['visitor', 'seller', 'investor', 'admin'] as const;

/** Two tests for each role, so that none is gone on with long after all others. */
const parts = ['public pages', 'other pages'] as const;

for (const role of roles) {
  for (const part of parts) {
    test(`every route admits or leads away, every label leads to its target, and no link is dead: ${part}, ${role}`, async ({
      browser,
      world,
    }) => {
      const isIn = (path: string) => (accessOf(path) === 'public') === (part === 'public pages');
      const tab = await openTab(browser, world, role);
      // What the server sends a visitor is whole without scripts, and costs a fifth so.
      const still =
        role === 'visitor'
          ? await browser.newPage({ baseURL: world.origin, javaScriptEnabled: false })
          : undefined;
      const ids = await findIds(world);
      const rowsOf = Map.groupBy(
        links.filter(([path, who]) => who === role && isIn(path)),
        ([path]) => path,
      );
      const offered = new Map<string, string>();
      /** Rows that lead elsewhere than an address says, and cards: those are clicked. */
      const clicked: Row[] = [];

      await checkEach(
        openedBy(role).filter(([path]) => isIn(path)),
        ([path]) => `${path} as ${role}`,
        async ([path, , admitted, otherwise]) => {
          const isAdmitted = admitted.includes(role);
          const shown = (isAdmitted && still) || tab;
          // What is closed is opened by its address, as the guard leads away from where one is.
          if (isAdmitted) await goTo(shown, addressOf(path, ids), role);
          else await openPage(shown, addressOf(path, ids), role);
          await expectPage(shown, isAdmitted ? path : (otherwise?.[role] ?? '/'), ids);
          for (const link of await ownLinks(shown)) offered.set(link, path);
          const rows = Map.groupBy(
            rowsOf.get(path) ?? [],
            ([, , place]) => shown === still && place === 'side menu',
          );
          clicked.push(...(await checkLinks(shown, rows.get(false) ?? [], ids)));
          rowsOf.set(path, rows.get(true) ?? []);
        },
      );
      for (const [path, rows] of rowsOf) {
        if (rows.length === 0) continue;
        await openPage(tab, addressOf(path, ids), role);
        clicked.push(...(await checkLinks(tab, rows, ids)));
      }
      await checkEach(clicked, nameOf, (row) => follow(tab, row, ids));
      await expectNoDeadLink(world, role, offered);
      await still?.close();
    });
  }
}

test('every page admits whom the route table says', () => {
  for (const [path, , admitted, otherwise] of pages) {
    for (const role of roles) {
      const mayOpen = !isClosedTo(accessOf(path), role) && otherwise?.[role] === undefined;
      expect(mayOpen, `${path} as ${role}`).toBe(admitted.includes(role));
    }
  }
});

test('a click on a link of each place opens its page', async ({ browser, world }) => {
  const ids = await findIds(world);
  const rows = [...Map.groupBy(links, ([, , place]) => place).values()]
    .map(([first]) => first as Row)
    .filter(([, , place]) => !isCard(place));
  for (const [role, ofRole] of Map.groupBy(rows, ([, who]) => who)) {
    const tab = await openTab(browser, world, role);
    await checkEach(ofRole, nameOf, async (row) => {
      await tab.setViewportSize(sizeFor(row[2]));
      await follow(tab, row, ids);
    });
  }
});

test('an investor who opens a finder is told why it stays closed; Logout in the side menu starts over at /', async ({
  browser,
  world,
}) => {
  const page = await (await openAs(browser, world, 'investor')).newPage();
  // It is told for five seconds, of which the page may take some to be there whole.
  const told = page.getByText('Your account does not open this page').waitFor();
  await Promise.all([told, openPage(page, '/dossier-search', 'investor')]);
  await expect(page).toHaveURL('/');
  await page.setViewportSize(sizeFor('side menu'));
  await click(page, 'side menu', 'Logout');
  await expect(accountButton(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('every page of the product stands in the route table', () => {
  const unlisted = pageTable.filter(
    ({ path }) => !pages.some(([listed]) => matchPath(path, listed.split('?')[0] ?? '')),
  );
  expect(unlisted.map(({ path }) => path)).toEqual([]);
});

async function openTab(browser: Browser, world: World, role: Visitor): Promise<Page> {
  const tab = await (await openAs(browser, world, role)).newPage();
  // A row that fails leaves time for the others.
  tab.setDefaultTimeout(30_000);
  return tab;
}

/**
 * The pages that a role opens. One guard closes and opens every page, as the page table has it: beside those that labels of
 * theirs stand on, a visitor opens what is public, an investor, to whom most is closed, whatever is open, the others what
 * only they or those before them may open, and each one page of each access; the rest is compared with the page table.
 */
function openedBy(role: Visitor): (typeof pages)[number][] {
  const opened = pages.filter(([path, , admitted, otherwise]) => {
    if (otherwise?.[role] !== undefined) return true;
    if (links.some(([page, who]) => page === path && who === role)) return admitted.includes(role);
    if (role === 'seller' && accessOf(path) === 'public') return false;
    if (role === 'admin' && admitted.includes('seller')) return false;
    return admitted.includes(role);
  });
  const known = new Set(opened.map(([path]) => String(accessOf(path))));
  const others = Map.groupBy(pages, ([path]) => String(accessOf(path)));
  const firsts = [...others].flatMap(([access, [first]]) => (first && !known.has(access) ? [first] : []));
  return [...opened, ...firsts];
}

/** What the server answers at a page that is not public is the same whatever its address names: one of each is asked for. */
async function expectNoDeadLink(world: World, role: Visitor, offered: Map<string, string>): Promise<void> {
  const asked = new Set<string>();
  await checkEach(
    [...offered],
    ([link, path]) => `${path} as ${role} offers ${link}`,
    async ([link]) => {
      expect(link, 'a part of the page that is not there').not.toContain('#');
      if (role !== 'visitor')
        expect(isClosedTo(accessOf(link), role), 'a page closed to the role').toBe(false);
      const row = rowOf(link);
      const same = row === undefined || row.access === 'public' ? link : row.path;
      if (asked.has(same)) return;
      asked.add(same);
      expect((await fetch(world.origin + link)).status).toBe(200);
    },
  );
}

/** Checks what stands in the rows of the page that is open; answers those that only a click can tell of. */
async function checkLinks(tab: Page, rows: readonly Row[], ids: Ids): Promise<Row[]> {
  const unclear: Row[] = [];
  // An open menu lies over the page, so the menus are the last.
  const places = [...Map.groupBy(rows, ([, , place]) => place)].toSorted(
    ([one], [other]) => Number(one.endsWith('menu')) - Number(other.endsWith('menu')),
  );
  for (const [place, ofPlace] of places) {
    if (isCard(place)) {
      unclear.push(...ofPlace);
      continue;
    }
    await tab.setViewportSize(sizeFor(place));
    await openMenu(tab, place);
    await checkEach(ofPlace, nameOf, async (row) => {
      if (!(await isReadyLink(tab, row, ids))) unclear.push(row);
    });
  }
  await tab.setViewportSize(sizeFor('page'));
  return unclear;
}

function sizeFor(place: Place): { width: number; height: number } {
  return { width: place === 'side menu' ? 360 : 1280, height: 900 };
}

function nameOf([page, role, place, label, target]: Row): string {
  return `${page} as ${role}: '${label}' (${place}) → ${target}`;
}

/** Who may open what a link leads to; a file is open to whom it is offered. */
function accessOf(link: string): Access {
  return rowOf(link)?.access ?? 'public';
}

function rowOf(link: string): PageRow | undefined {
  const [pathname = '/'] = link.split(/[?#]/, 1);
  return pageTable.find(({ path }) => matchPath(path, pathname));
}

function isClosedTo(access: Access, role: Visitor): boolean {
  return role === 'visitor' ? access !== 'public' : !admits(access, role);
}
