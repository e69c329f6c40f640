import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { endSessionAtSending } from '../support/account.ts';
import { openAs } from '../support/roles.ts';
import { expect, fillLogin, test, type World } from '../support/test.ts';

const nextYear = new Date().getFullYear() + 1;

async function openAsDesk(browser: Browser, world: World, path: string): Promise<Page> {
  const page = await (await openAs(browser, world, 'admin')).newPage();
  await page.goto(path);
  await expect(textOf(page)).toBeVisible();
  return page;
}

function textOf(page: Page) {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

/** What a visitor without JavaScript reads at an address. */
async function readAsVisitor(browser: Browser, world: World, path: string) {
  const context = await browser.newContext({ baseURL: world.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(path);
  return { page, status: answer?.status(), close: () => context.close() };
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved on/ })).toBeVisible();
}

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 1800, height: 1000, channels: 3, background: '#0b655e' } })
    .jpeg()
    .toBuffer();
}

async function choose(page: Page, button: string): Promise<void> {
  const file = { name: 'plant.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  await page.getByLabel(`${button}: file`).setInputFiles(file);
}

/** Presses a button of the toolbar, and waits until one can write on. */
async function useTool(page: Page, tool: string): Promise<void> {
  await page.getByRole('button', { name: tool, exact: true }).press('Enter');
  await expect(textOf(page)).toBeFocused();
}

test('the desk writes a post by keyboard, schedules it, and it appears by itself', async ({
  browser,
  world,
}) => {
  const page = await (await openAs(browser, world, 'admin')).newPage();
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'New post' }).click();
  // A page that has been gone to takes the focus to its heading.
  await expect(page.getByRole('heading', { level: 1, name: 'New post' })).toBeFocused();
  await page.getByLabel('Title').focus();
  await page.keyboard.type('Blister or bottle');
  await textOf(page).focus();

  await test.step('the tools are one stop, and arrows lead through them', async () => {
    const expectTool = (name: string) =>
      expect(page.getByRole('toolbar').getByRole('button', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expectTool('Heading');
    await page.keyboard.press('ArrowLeft');
    await expectTool('Redo');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expectTool('Subheading');
    await page.keyboard.press('Tab');
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expectTool('Subheading');
    await page.keyboard.press('Tab');
  });

  await test.step('headings, bold, lists, a quote and a link', async () => {
    await page.keyboard.type('Two packs, ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('one choice');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('.');
    await page.keyboard.press('Enter');
    await useTool(page, 'Heading');
    await page.keyboard.type('What to ask');
    await page.keyboard.press('Enter');
    await useTool(page, 'List');
    await page.keyboard.type('Who pays for tooling');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await useTool(page, 'Quote');
    await page.keyboard.type('Ask first.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Link', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByLabel('Words of the link').fill('The guideline');
    await dialog.getByLabel('Address').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^Give an address that starts with/)).toBeVisible();
    await dialog.getByLabel('Address').fill('https://www.ema.europa.eu/');
    await page.keyboard.press('Enter');
    await expect(textOf(page)).toBeFocused();
    await expect(textOf(page).getByRole('link', { name: 'The guideline' })).toBeVisible();
    await expect(textOf(page).getByRole('heading', { level: 2, name: 'What to ask' })).toBeVisible();
    await expect(textOf(page).getByRole('blockquote')).toHaveText('Ask first.');
  });

  await test.step('undo and redo', async () => {
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(textOf(page).getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo' }).press('Enter');
    await expect(textOf(page).getByRole('link')).toHaveCount(1);
  });

  await test.step('a picture needs words', async () => {
    await page.getByRole('button', { name: 'Picture', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a picture' });
    await choose(page, 'Choose picture');
    await expect(dialog.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add picture' }).press('Enter');
    await expect(dialog.getByText('Say what the picture shows')).toBeVisible();
    await dialog.getByLabel('Alternative text').fill('A packing line');
    await dialog.getByRole('button', { name: 'Add picture' }).press('Enter');
    await expect(textOf(page).getByRole('img', { name: 'A packing line' })).toBeVisible();
  });

  await test.step('what everybody reads may lack nothing', async () => {
    await expect(page.getByText('Choose a cover picture').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish…' })).toBeDisabled();
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/blog\/\d+$/);
    await expect(textOf(page).getByRole('link')).toHaveCount(1);
    await choose(page, 'Choose cover');
    await page.getByLabel('Alternative text of the cover').fill('Blisters and bottles');
    await page.getByLabel('Subjects').fill('manufacturing, supply');
    await page.keyboard.press('Control+s');
    await saved(page);
  });

  const id = /\d+$/.exec(page.url())?.[0] ?? '';
  const path = `/blog-details/${id}`;

  await test.step('the preview is the page of the blog', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blister or bottle' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Blisters and bottles' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Related Blogs' }).getByRole('article')).toHaveCount(
      4,
    );
    await page.getByRole('button', { name: 'Back to writing' }).press('Enter');
    await expect(textOf(page)).toBeVisible();
  });

  await test.step('scheduled, it is seen by nobody', async () => {
    await page.getByRole('button', { name: 'Publish…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByLabel('At a time ahead').check();
    await expect(dialog.getByText(/^In your time zone: /)).toBeVisible();
    await dialog.getByLabel('Day and time').fill('2020-01-01T09:00');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog.getByText('Choose a day and a time ahead')).toBeVisible();
    await dialog.getByLabel('Day and time').fill(`${nextYear}-01-01T09:00`);
    await dialog.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByText(new RegExp(`^It appears by itself on 1 Jan ${nextYear}`))).toBeVisible();
    const visitor = await readAsVisitor(browser, world, path);
    expect(visitor.status).toBe(404);
    await visitor.page.goto('/blog');
    await expect(visitor.page.getByText('Blister or bottle')).toHaveCount(0);
    await visitor.close();
  });

  await test.step('its time comes, and everybody reads it, without JavaScript too', async () => {
    await queryDatabaseOf(
      world.dataDir,
      "update blog_posts set published_at = now() - interval '1 minute' where id = $1",
      [id],
    );
    const visitor = await readAsVisitor(browser, world, '/blog');
    await expect(async () => {
      await visitor.page.goto('/blog');
      await expect(visitor.page.getByText('Blister or bottle').first()).toBeVisible({ timeout: 100 });
    }).toPass();
    await visitor.page.goto(path);
    await expect(visitor.page.getByRole('heading', { level: 2, name: 'What to ask' })).toBeVisible();
    const picture = visitor.page.getByRole('img', { name: 'A packing line' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/pictures\/.*\/960$/);
    const feed = await visitor.page.request.get('/feed.xml');
    expect(await feed.text()).toContain(`${path}<`);
    await visitor.close();
  });

  await test.step('it can be taken back, and is deleted after one question', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Make it a draft again' }).click();
    await expect(page.getByText('Nobody but the desk sees it.')).toBeVisible();
    const visitor = await readAsVisitor(browser, world, path);
    await expect(async () => expect((await visitor.page.goto(path))?.status()).toBe(404)).toPass();
    await visitor.close();
    await page.getByRole('button', { name: 'Delete…' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL('/admin/blog');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText('Blister or bottle')).toHaveCount(0);
  });
});

test('what is typed survives a crash and an ended session', async ({ browser, world }) => {
  const page = await openAsDesk(browser, world, '/admin/blog/new');
  await page.getByLabel('Title').fill('Half a thought');
  await textOf(page).fill('Not finished');
  await expect(page.getByText('Not saved yet. Kept in this browser.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('What you had written and not saved is back.')).toBeVisible();
  await expect(textOf(page)).toHaveText('Not finished');

  await endSessionAtSending(page, /\/api\/blog-posts$/);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL('/login');
  await fillLogin(page, 'admin@demo.example');
  await page.waitForURL('/admin/blog/new');
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await expect(textOf(page)).toHaveText('Not finished');

  await page.getByRole('button', { name: 'Drop it' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(textOf(page)).toHaveText('');
});

test('the second of two writers loses nothing and chooses', async ({ browser, world }) => {
  const first = await openAsDesk(browser, world, '/admin/blog/2');
  const second = await openAsDesk(browser, world, '/admin/blog/2');
  const title = await first.getByLabel('Title').inputValue();
  await first.getByLabel('Title').fill(`${title}, first`);
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(first);

  await second.getByLabel('Title').fill(`${title}, second`);
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = second.getByText(/saved this post on .* after you opened it/);
  await expect(notice).toBeVisible();
  await expect(second.getByLabel('Title')).toHaveValue(`${title}, second`);
  await second.getByRole('button', { name: 'Read their version' }).click();
  await expect(second.getByRole('heading', { level: 1, name: `${title}, first` })).toBeVisible();
  await second.getByRole('button', { name: 'Back to writing' }).click();
  await second.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(notice).toHaveCount(0);
  await saved(second);

  await first.getByLabel('Title').fill(title);
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await first.getByRole('button', { name: 'Take theirs' }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Take theirs' }).click();
  await expect(first.getByLabel('Title')).toHaveValue(`${title}, second`);
  await first.getByLabel('Title').fill(title);
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await saved(first);
});

/** As many posts as hold every kind of element that any post holds; a draft has no page of its own. */
async function postsOfEveryKind(world: World): Promise<string[]> {
  const posts = await queryDatabaseOf(
    world.dataDir,
    'select id, content from blog_posts where published_at <= now() order by length(content) desc',
  );
  const seen = new Set<string>();
  return posts
    .filter(({ content }) => {
      const before = seen.size;
      for (const kind of String(content).match(/<[a-z]\w*/g) ?? []) seen.add(kind);
      return seen.size > before;
    })
    .map(({ id }) => String(id));
}

test('opening a post and saving it takes nothing out of it', async ({ browser, world }) => {
  const page = await (await openAs(browser, world, 'admin')).newPage();
  for (const id of await postsOfEveryKind(world)) {
    await page.goto(`/blog-details/${id}`);
    const before = await shownText(page);
    await page.goto(`/admin/blog/${id}`);
    await expect(textOf(page)).not.toHaveText('');
    await textOf(page).press('Control+End');
    await page.keyboard.type('x');
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('button', { name: 'Back to writing' })).toBeVisible();
    await expect.poll(() => shownText(page), `post ${id}`).toEqual(before);
  }
});

/** The elements of a post and their words; that an item of a list holds a paragraph makes no difference to readers. */
function shownText(page: Page): Promise<string[]> {
  return page
    .locator('article')
    .first()
    .locator('h2, h3, h4, p, li, blockquote, td, th, a, strong, em, sub, sup, img, thead, caption')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !(element.matches('p') && element.parentElement?.matches('li, blockquote')))
        .map((element) => `${element.tagName} ${element.textContent?.trim()}`),
    );
}

test('a picture that is damaged or too large is refused in words', async ({ browser, world }) => {
  const page = await openAsDesk(browser, world, '/admin/blog/new');
  const input = page.getByLabel('Choose cover: file');
  await input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(/^a\.svg: only \.jpg/)).toBeVisible();
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
  await expect(page.getByText(/^a\.png: its content is not what its name says/)).toBeVisible();
});

test('the editor’s code comes to its own pages only', async ({ browser, world }) => {
  const page = await (await openAs(browser, world, 'admin')).newPage();
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const editor = () => loaded.filter((url) => /\/rich-text-editor-.*\.js/.test(url));
  for (const path of ['/blog', '/blog-details/1', '/admin/blog']) await page.goto(path);
  expect(editor()).toEqual([]);
  await page.goto('/admin/blog/1');
  await expect(textOf(page)).toBeVisible();
  expect(editor()).toHaveLength(1);
});
