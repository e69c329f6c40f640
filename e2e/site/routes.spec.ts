import type { Page } from '@playwright/test';
import { matchPath } from 'react-router';
import { pageTable } from '#page-table.ts';
import type { Access } from '#platform/contract/roles.ts';
import { admits } from '#platform/web/session/session.ts';
import { checkEach } from '../support/check-each.ts';
import { listenForComplaints } from '../support/complaints.ts';
import {
  accountButton,
  addressOf,
  click,
  expectPage,
  findIds,
  follow,
  type Ids,
  isCard,
  isReadyLink,
  leadTo,
  openMenu,
  openPage,
  ownLinks,
} from '../support/navigation.ts';
import { links, type Place, type Row, type Visitor } from '../support/navigation-table.ts';
import { openAs } from '../support/roles.ts';
import { pages } from '../support/route-table.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 180_000 });

for (const role of ['visitor', 'seller', 'investor', 'admin'] as const) {
  test(`every route admits or leads away, every label leads to its target, and no link is dead: ${role}`, async ({
    browser,
    world,
  }) => {
    const context = await openAs(browser, world, role);
    const complaints = listenForComplaints(context);
    const tab = await context.newPage();
    const ids = await findIds(world);
    const rowsOf = Map.groupBy(
      links.filter(([, who]) => who === role),
      ([path]) => path,
    );
    const offered = new Map<string, string>();
    /** Rows that lead elsewhere than an address says, and cards: those are clicked. */
    const clicked: Row[] = [];

    // One guard closes every page, as the page table has it: of the pages that one access closes to the role one is opened.
    const closed = pages.filter(
      ([path, , admitted]) => !admitted.includes(role) && isClosedTo(accessOf(path), role),
    );
    const alike = [...Map.groupBy(closed, ([path]) => String(accessOf(path))).values()];
    const unopened = new Set(alike.flatMap(([, ...others]) => others));
    await checkEach(
      pages.filter((page) => !unopened.has(page)),
      ([path]) => `${path} as ${role}`,
      async ([path, heading, admitted, otherwise]) => {
        const address = addressOf(path, ids);
        // What a visitor reads, what is closed, and what has no heading of its own to tell it from the page before is opened
        // by its address; scenes open the others so.
        const isLedTo = role !== 'visitor' && admitted.includes(role) && typeof heading === 'string';
        if (isLedTo && tab.url() !== 'about:blank') await leadTo(tab, address);
        else await openPage(tab, address, role);
        await expectPage(tab, admitted.includes(role) ? path : (otherwise?.[role] ?? '/'), ids);
        for (const link of await ownLinks(tab)) offered.set(link, path);
        clicked.push(...(await checkLinks(tab, rowsOf.get(path) ?? [], ids)));
        rowsOf.delete(path);
      },
    );
    for (const [path, rows] of rowsOf) {
      await openPage(tab, addressOf(path, ids), role);
      clicked.push(...(await checkLinks(tab, rows, ids)));
    }
    await checkEach(clicked, nameOf, (row) => follow(tab, row, ids));
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
    expect(complaints, 'the browser complained').toEqual([]);
    await context.close();
  });
}

test('a click on a link of each place opens its page', async ({ browser, world }) => {
  const ids = await findIds(world);
  const rows = [...Map.groupBy(links, ([, , place]) => place).values()]
    .map(([first]) => first as Row)
    .filter(([, , place]) => !isCard(place));
  for (const [role, ofRole] of Map.groupBy(rows, ([, who]) => who)) {
    const context = await openAs(browser, world, role);
    const complaints = listenForComplaints(context);
    const tab = await context.newPage();
    await checkEach(ofRole, nameOf, async (row) => {
      await tab.setViewportSize(sizeFor(row[2]));
      await follow(tab, row, ids);
    });
    expect(complaints, 'the browser complained').toEqual([]);
    await context.close();
  }
});

test('an investor who opens a finder is told why it stays closed; Logout in the side menu starts over at /', async ({
  browser,
  world,
}) => {
  const context = await openAs(browser, world, 'investor');
  const page = await context.newPage();
  await openPage(page, '/dossier-search', 'investor');
  await expect(page.getByText('Your account does not open this page')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.setViewportSize(sizeFor('side menu'));
  await click(page, 'side menu', 'Logout');
  await expect(accountButton(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await context.close();
});

test('every page of the product stands in the route table', () => {
  const unlisted = pageTable.filter(
    ({ path }) => !pages.some(([listed]) => matchPath(path, listed.split('?')[0] ?? '')),
  );
  expect(unlisted.map(({ path }) => path)).toEqual([]);
});

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
  const [pathname = '/'] = link.split(/[?#]/, 1);
  return pageTable.find(({ path }) => matchPath(path, pathname))?.access ?? 'public';
}

function isClosedTo(access: Access, role: Visitor): boolean {
  return role === 'visitor' ? access !== 'public' : !admits(access, role);
}
