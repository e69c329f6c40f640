import { matchPath } from 'react-router';
import { pageTable } from '#page-table.ts';
import type { Access } from '#platform/contract/roles.ts';
import { admits } from '#platform/web/session/session.ts';
import { addressOf, expectPage, openPage, ownLinks } from '../support/navigation.ts';
import { professionalNetwork, type Visitor } from '../support/navigation-table.ts';
import { pages } from '../support/route-table.ts';
import { checkEach, test } from '../support/site.ts';
import { expect } from '../support/test.ts';

test.use({
  environment: { PROFESSIONAL_NETWORK_URL: professionalNetwork },
  // The failure names its row, and a trace of every page costs more than the pages.
  trace: 'off',
});
// One product and one tab for each role serve the whole table.
test.describe.configure({ mode: 'default', timeout: 180_000 });

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

/** Who may open what a link leads to; a file is open to whom it is offered. */
function accessOf(link: string): Access {
  const [pathname = '/'] = link.split(/[?#]/, 1);
  return pageTable.find(({ path }) => matchPath(path, pathname))?.access ?? 'public';
}

function isClosedTo(access: Access, role: Visitor): boolean {
  return role === 'visitor' ? access !== 'public' : !admits(access, role);
}
