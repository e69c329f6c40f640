import type { Browser } from '@playwright/test';
import { pageTable } from '#page-table.ts';
import { registeredRole } from '#platform/contract/roles.ts';
import { admits } from '#platform/web/session/session.ts';

const kinds = [
  { name: 'html', type: /html/ },
  { name: 'script', type: /javascript/ },
  { name: 'style', type: /css/ },
  { name: 'font', type: /font/ },
  { name: 'image', type: /image/ },
] as const;

/** Bytes over the wire, compressed as the server sends them. */
export type PageWeight = Record<(typeof kinds)[number]['name'], number> & { page: string };

/** Loads every page that a member can open as a browser that knows nothing of it yet, and weighs what comes. */
export async function weighPages(
  browser: Browser,
  origin: string,
  token: string,
  listingId: string,
): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  const seen = new Set<string>();
  for (const { path, access, file } of pageTable) {
    // Addresses that share a file load the same.
    if (seen.has(file) || !admits(access, registeredRole)) continue;
    seen.add(file);
    const address = origin + path.replace('/blog-details/:id', '/blog-details/1').replace(/:\w+/g, listingId);
    weights.push({ page: path, ...(await weigh(browser, address, access === 'public' ? null : token)) });
  }
  return weights;
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
  await context.close();
  const weight = { html: 0, script: 0, style: 0, font: 0, image: 0 };
  for (const [type, bytes] of loaded) {
    const kind = kinds.find((candidate) => candidate.type.test(type));
    if (kind) weight[kind.name] += bytes;
  }
  return weight;
}
