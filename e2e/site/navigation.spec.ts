import { accountButton, click, follow, isReadyLink, openPage, openPlace } from '../support/navigation.ts';
import { links, type Place, professionalNetwork, type Row } from '../support/navigation-table.ts';
import { openAs } from '../support/roles.ts';
import { checkEach, test } from '../support/site.ts';
import { expect } from '../support/test.ts';

test.use({
  environment: { PROFESSIONAL_NETWORK_URL: professionalNetwork },
  // The failure names its row, and a trace of every click costs more than the clicks.
  trace: 'off',
});
// One product and one tab for each role serve the whole table.
test.describe.configure({ mode: 'default', timeout: 180_000 });

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

function sizeFor(place: Place): { width: number; height: number } {
  return { width: place === 'side menu' ? 360 : 1280, height: 900 };
}

function nameOf([page, role, place, label, target]: Row): string {
  return `${page} as ${role}: '${label}' (${place}) → ${target}`;
}
