import type { Page } from '@playwright/test';
import { openAs } from '../support/roles.ts';
import { complaintsOf } from '../support/spare-contexts.ts';
import { expect, openAlive, test } from '../support/test.ts';

// docs/decisions/trusted-types.md: that no page breaks the policy, every test looks at, by the browser's complaints.

/** Each hands the browser a string to make markup or a script of, as a fault of ours might. Answers those it took. */
async function tryToInject(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const planted = '<img src="x" onerror="document.title=1">';
    const script = document.createElement('script');
    const ways: Record<string, () => unknown> = {
      innerHTML: () => Object.assign(document.createElement('div'), { innerHTML: planted }),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', planted),
      DOMParser: () => new DOMParser().parseFromString(planted, 'text/html'),
      'document.write': () => document.write(planted),
      srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: planted }),
      fragment: () => document.createRange().createContextualFragment(planted),
      'script.text': () => Object.assign(script, { text: 'document.title=1' }),
      'script.src': () => Object.assign(script, { src: '/x.js' }),
      handler: () => script.setAttribute('onload', 'document.title=1'),
      Worker: () => new Worker('/x.js'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes //
          .createPolicy('own', { createHTML: String }),
    };
    return Object.keys(ways).filter((name) => {
      try {
        ways[name]?.();
        return true;
      } catch {
        return false;
      }
    });
  });
}

test('no page takes a string for markup or a script', async ({ page, complaints }) => {
  for (const path of ['/', '/blog', '/login', '/no-such-page']) {
    await openAlive(page, path);
    expect(await tryToInject(page), path).toEqual([]);
  }
  expect(complaints.splice(0).length).toBeGreaterThan(4);
});

test('a page that is made anew after an error looks and works as before', async ({ page }) => {
  await openAlive(page, '/faq');
  const look = () =>
    page.evaluate(() => {
      const { backgroundColor, fontFamily } = getComputedStyle(document.body);
      return [
        backgroundColor,
        fontFamily,
        getComputedStyle(document.documentElement).getPropertyValue('--radius-m'),
      ];
    });
  const before = await look();
  await page.evaluate(() => {
    history.pushState({}, '', '/no-such-page');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1, name: /^There is no page/ })).toBeVisible();
  expect(await look()).toEqual(before);
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What buyers ask before they register' }),
  ).toBeVisible();
  expect(await look()).toEqual(before);
  await page.getByRole('button', { name: 'Colour scheme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(look).not.toEqual(before);
});

test('what is pasted into a post keeps its words and loses what it may not hold', async ({
  browser,
  world,
}) => {
  const context = await openAs(browser, world, 'admin');
  const page = await context.newPage();
  await page.goto('/admin/blog/new');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h2 onclick="x">Pasted</h2><img src="x" onerror="document.title=1"><script>1</script>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.getByRole('heading', { level: 2, name: 'Pasted' })).toBeVisible();
  expect(await text.innerHTML()).not.toMatch(/onclick|onerror|<script/);
  // The policy says of each handler that it will not run, although it stood in a document without a window.
  const others = complaintsOf(context)
    .splice(0)
    .filter((one) => !/inline event handler|script-src-attr/.test(one));
  expect(others).toEqual([]);
});
