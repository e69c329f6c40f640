import { type Browser, chromium } from '@playwright/test';
import { registeredRole } from '#contract/roles.ts';
import { pageTable } from '#web/page-table.ts';
import { admits } from '#web/session.ts';

/** Bytes over the wire, compressed as the server sends them. */
export type PageWeight = { page: string; script: number; style: number; html: number };

const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Loads every page that a member can open in a browser that knows nothing of it yet, and weighs what comes. */
export async function weighPages(origin: string, token: string, listingId: string): Promise<PageWeight[]> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const weights: PageWeight[] = [];
    const seen = new Set<string>();
    for (const { path, access, file } of pageTable) {
      // Addresses that share a file load the same.
      if (seen.has(file) || !admits(access, registeredRole)) continue;
      seen.add(file);
      const address = origin + path.replace(/:\w+/, listingId);
      weights.push({ page: path, ...(await weigh(browser, address, access === 'public' ? null : token)) });
    }
    return weights;
  } finally {
    await browser.close();
  }
}

async function weigh(
  browser: Browser,
  address: string,
  token: string | null,
): Promise<Omit<PageWeight, 'page'>> {
  const context = await browser.newContext();
  if (token !== null) {
    const session = { token, name: 'Sunil Member', role: registeredRole };
    await context.addInitScript((stored) => Object.assign(window.localStorage, stored), session);
  }
  const page = await context.newPage();
  const loads: Promise<[kind: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.response().then((response) => response?.headers()['content-type'] ?? '');
    const bytes = request.sizes().then((sizes) => sizes.responseBodySize);
    loads.push(Promise.all([kind, bytes]));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const loaded = await Promise.all(loads);
  const sum = (kind: RegExp) =>
    loaded.filter(([type]) => kind.test(type)).reduce((total, [, bytes]) => total + bytes, 0);
  await context.close();
  return { script: sum(/javascript/), style: sum(/css/), html: sum(/html/) };
}
