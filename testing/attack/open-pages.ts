import { execFileSync } from 'node:child_process';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import type { Account } from '../walk/accounts.ts';

type Opened = { url: string; ran: number; shows: boolean };

/** The Chromium of the end-to-end tests. */
export function openBrowser(): Promise<Browser> {
  const executablePath = execFileSync(process.execPath, ['scripts/chromium.mjs'], {
    encoding: 'utf8',
  }).trim();
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--process-per-site'] });
}

/** Most of the time that a page takes it is waited for. */
const tabs = 2;

/** Shows no row of anybody, is open to whoever is signed in, and is told by its heading. */
const between = { path: '/coming-soon', heading: 'Coming Soon' };

/**
 * Opens addresses as somebody, some side by side, with the policy off: what the pages do with what people typed has to
 * hold without it. Answers how often `canary` ran on each or would run at a click, and whether the page shows a payload
 * at all, for which it is given time.
 *
 * Where somebody is signed in only the first page of a tab is loaded and the others follow as links do: into the HTML of
 * what is not public the server writes no row, as the walk over every page proves.
 */
export async function openPages(
  browser: Browser,
  origin: string,
  account: Account | null,
  urls: readonly string[],
  { isShown = true } = {},
): Promise<Opened[]> {
  const context = await browser.newContext({ baseURL: origin, bypassCSP: true, reducedMotion: 'reduce' });
  const ran = new Map<Page, number>();
  const count = (page: Page) => ran.set(page, (ran.get(page) ?? 0) + 1);
  await context.exposeBinding('canary', ({ page }) => void count(page));
  if (account) {
    const { token, role } = account;
    const session = Object.entries({ token, role, name: 'A name' });
    await context.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, session);
  }
  const waiting = [...urls];
  const opened: Opened[] = [];
  async function openInTab(): Promise<void> {
    const page = await context.newPage();
    const quiet = watchRequests(page);
    page.on('dialog', (dialog) => {
      count(page);
      return dialog.dismiss();
    });
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift())
      opened.push({ url, ...(await openIn(page, url, quiet)) });
  }
  async function openIn(page: Page, url: string, quiet: () => Promise<void>): Promise<Omit<Opened, 'url'>> {
    if (account && page.url().startsWith(origin)) {
      await page.evaluate(follow, between.path);
      await page.getByRole('heading', { name: between.heading }).waitFor();
      ran.set(page, 0);
      await page.evaluate(follow, url);
    } else {
      ran.set(page, 0);
      await page.goto(url);
    }
    const shows =
      isShown &&
      (await page
        .waitForFunction(showsPayload, undefined, { timeout: 20_000 })
        .then(() => true)
        .catch(() => false));
    // A picture that is none fails a moment later.
    await quiet();
    const armed = await page.evaluate(countArmed);
    return { ran: (ran.get(page) ?? 0) + armed, shows };
  }
  await Promise.all(Array.from({ length: tabs }, openInTab));
  await context.close();
  return opened;
}

/** Goes on within the page, as the browser's own arrows do. */
function follow(url: string): void {
  history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** What waits until a page has asked for nothing for half a second. */
function watchRequests(page: Page): () => Promise<void> {
  const running = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => running.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      running.delete(request);
      last = performance.now();
    });
  return async () => {
    last = performance.now();
    while (running.size > 0 || performance.now() - last < 500) await page.waitForTimeout(50);
  };
}

function showsPayload(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  return [document.body.innerText, ...fields.map(({ value }) => value)].some((text) =>
    /canary\(1\)/.test(text),
  );
}

/** Links, frames and forms that would run it. */
function countArmed(): number {
  const names = ['href', 'src', 'action', 'formaction', 'srcdoc', 'data', 'xlink:href'];
  const values = [...document.querySelectorAll('*')].flatMap((element) =>
    names.map((name) => element.getAttribute(name) ?? ''),
  );
  // A browser reads a scheme past blanks and line breaks.
  return values.filter((value) =>
    /^(javascript|data:text\/html):?.*canary/is.test(value.replace(/[\s\0]/g, '')),
  ).length;
}

/** Whether the canary would be heard: the same payload in a page that takes it as it is. */
export async function canaryIsHeard(browser: Browser, payload: string): Promise<boolean> {
  const page = await browser.newPage();
  let ran = false;
  await page.exposeFunction('canary', () => {
    ran = true;
  });
  await page.setContent(`<p>${payload}</p>`);
  await page.waitForFunction(() => document.readyState === 'complete');
  for (let tries = 0; tries < 50 && !ran; tries += 1) await page.waitForTimeout(100);
  await page.close();
  return ran;
}
