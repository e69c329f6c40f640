import { expect, type Page } from '@playwright/test';
import { goto, type Screen } from './screen.ts';

const as = 'admin';

/** The back office beside its plain pages: overlays, what is empty, what fails, and what loads. */
export const deskScreens: Screen[] = [
  {
    name: 'admin-palette',
    as,
    async open(page) {
      await openPalette(page);
      await page.keyboard.type('pregabalin');
      await expect(page.getByRole('dialog').getByText('Pregabalin').first()).toBeVisible();
    },
  },
  {
    name: 'admin-palette-nothing',
    as,
    async open(page) {
      await openPalette(page);
      await page.keyboard.type('qqqqqq');
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'admin-move',
    as,
    async open(page) {
      await goto(page, '/admin');
      await openFirstMove(page);
      await expect(page.getByRole('dialog')).toContainText('Files');
    },
  },
  {
    name: 'admin-move-failing',
    as,
    async open(page) {
      await page.route('**/api/requests/DB-*', refuse);
      await goto(page, '/admin');
      await openFirstMove(page);
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'requests-waiting', as, open: (page) => goto(page, '/requests?scope=waiting&sort=due') },
  {
    name: 'admin-failing',
    as,
    async open(page) {
      await page.route('**/api/back-office/{queues,figures}', refuse);
      await page.route('**/api/requests?*', refuse);
      await goto(page, '/admin');
    },
  },
  {
    name: 'admin-nothing-waits',
    as,
    async open(page) {
      await page.route('**/api/requests?*', (route) => route.fulfill({ json: { data: [] } }));
      await page.route('**/api/back-office/queues', async (route) => {
        const { data } = await (await route.fetch()).json();
        const empty = data.map((queue: object) => ({ ...queue, count: 0, more: false, first: [] }));
        await route.fulfill({ json: { data: empty } });
      });
      await page.route('**/api/back-office/figures', async (route) => {
        const { data } = await (await route.fetch()).json();
        const weeks = data.requests.map(({ week }: { week: string }) => week);
        await route.fulfill({
          json: {
            data: {
              requests: weeks.map((week: string) => ({ week, states: {} })),
              firstAnswers: weeks.map((week: string) => ({ week, hours: null, answered: 0 })),
              emptySearches: [],
              views: [],
            },
          },
        });
      });
      await goto(page, '/admin');
    },
  },
  {
    name: 'admin-requests-filtered',
    as,
    open: (page) => goto(page, '/admin/requests?state=in-review&state=submitted&sort=dueAt'),
  },
  {
    name: 'admin-dossiers-filter-open',
    as,
    async open(page) {
      await goto(page, '/admin/dossiers?state=published');
      await page.getByRole('button', { name: 'Readiness', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Filter by Readiness' })).toBeVisible();
    },
  },
  { name: 'admin-people-no-match', as, open: (page) => goto(page, '/admin/people?q=nobody-is-called-this') },
  { name: 'admin-people-refused', as, open: (page) => goto(page, '/admin/people?role=emperor') },
  {
    name: 'admin-requests-failing',
    as,
    async open(page) {
      await page.route('**/api/back-office/tables/requests**', refuse);
      await page.route('**/api/back-office/requests**', refuse);
      await goto(page, '/admin/requests');
    },
  },
  { name: 'admin-requests-loading', as, open: (page) => openLoading(page, '/admin/requests') },
  { name: 'admin-loading', as, open: (page) => openLoading(page, '/admin') },
  {
    name: 'admin-fees-entry',
    as,
    async open(page) {
      await goto(page, '/admin/fees');
      await page.getByRole('button', { name: 'Add an entry' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'admin-company-new',
    as,
    async open(page) {
      await goto(page, '/admin/companies');
      await page.getByRole('button', { name: 'Add a company' }).click();
      await page.getByRole('button', { name: 'Add company' }).click();
      await expect(page.getByText("Give the company's name")).toBeVisible();
    },
  },
  {
    name: 'admin-person-disabling',
    as,
    async open(page) {
      await goto(page, '/admin/people/2');
      await page.getByRole('button', { name: 'Disable account…' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'admin-blog-new', as, open: (page) => goto(page, '/admin/blog/new') },
  {
    name: 'admin-blog-publishing',
    as,
    async open(page) {
      await goto(page, '/admin/blog/2');
      await page.getByRole('button', { name: 'Preview' }).click();
    },
  },
  { name: 'admin-dossier-missing', as, open: (page) => goto(page, '/admin/dossiers/999999') },
];

async function openPalette(page: Page): Promise<void> {
  await goto(page, '/admin/audit');
  await page.getByRole('button', { name: 'Find a record' }).click();
  await expect(page.getByPlaceholder('Reference, code, title, company, person or page')).toBeFocused();
}

function refuse(route: { fulfill: (answer: object) => Promise<void> }): Promise<void> {
  return route.fulfill({
    status: 503,
    json: { message: 'The server is busy. Try again in a moment.', code: 'unavailable', requestId: 'r' },
  });
}

/** A page as it stands while its calls are under way: nothing answers them. */
export async function openLoading(page: Page, path: string): Promise<void> {
  await page.route(/\/api\//, () => undefined);
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

function openFirstMove(page: Page): Promise<void> {
  return page
    .getByRole('button', { name: /^Take into review for/ })
    .first()
    .click();
}
