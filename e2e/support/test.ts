import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { demoPassword } from '#demo/people/people-access.ts';
import * as members from '#testing/running/members.ts';
import { type Member, proverIn, type Session } from '#testing/running/members.ts';
import { type Running, removeDataDir, seededDataDir, startProduct } from '#testing/running/product.ts';
import { listenForComplaints } from './complaints.ts';
import { professionalNetwork } from './navigation-table.ts';
import { giveBackContexts, takeContext } from './spare-contexts.ts';
import { openWarmContext, type WarmContext } from './warm-context.ts';

export type World = Running & { dataDir: string };

type WorkerFixtures = {
  /** Settings of the product beyond those of every test. */
  environment: Record<string, string>;
  /** The product with its demo catalogue, one for each worker. */
  world: World;
  /** One context for each worker, cleared for each test that takes `page`; whatever only looks opens it as whoever is to look. */
  warm: WarmContext;
};

type Fixtures = {
  /** Fails the test on anything the browser had to complain about: an error, a warning, a broken policy. */
  complaints: string[];
  /** Takes the browsers that were a test's beside its own back. */
  takeBack: undefined;
};

/** A product with the demo's catalogue, for as long as it is used. */
export async function useProduct(
  environment: Record<string, string>,
  use: (world: World) => Promise<void>,
): Promise<void> {
  const dataDir = await seededDataDir();
  const running = await startProduct(dataDir, environment);
  await use({ ...running, dataDir });
  await running.stop();
  await removeDataDir(dataDir);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{ PROFESSIONAL_NETWORK_URL: professionalNetwork }, { scope: 'worker', option: true }],
  world: [({ environment }, use) => useProduct(environment, use), { scope: 'worker', timeout: 120_000 }],
  warm: [
    async ({ browser, world }, use) => {
      const warm = await openWarmContext(browser, world);
      await use(warm);
      await warm.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ world }, use) => use(world.origin),
  complaints: async ({ warm }, use) => {
    await warm.clear();
    warm.complaints.length = 0;
    await use(warm.complaints);
    expect(warm.complaints, 'the browser complained').toEqual([]);
  },
  takeBack: [
    async ({}, use) => {
      await use(undefined);
      await giveBackContexts();
    },
    { auto: true },
  ],
  context: async ({ browser, warm, complaints, javaScriptEnabled, contextOptions }, use) => {
    if (javaScriptEnabled && contextOptions.reducedMotion === 'reduce') return use(warm.context);
    const context = await browser.newContext();
    listenForComplaints(context, complaints);
    await use(context);
    await context.close();
  },
});

export { expect };

/** A new member, whose address is proven where the data folder is known. */
export function registerMember(
  { origin, dataDir }: Pick<World, 'origin'> & { dataDir?: string },
  name?: string,
): Promise<Member> {
  return members.registerMember(origin, dataDir === undefined ? undefined : proverIn(dataDir), name);
}

/** A browser's storage in which somebody has signed in. */
export function storageOf({ origin }: Pick<World, 'origin'>, session: Partial<Session>) {
  const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/**
 * Opens a page and waits until its scripts have brought it to life; before, links load whole pages. A page that is only read
 * waits for its reader, who presses a key that does nothing.
 */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Signs in through the login page. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email, password);
}

/**
 * Fills in the login page that is open or about to be, and waits until it has led on. The page before may have a box for
 * an address, too, and its address changes before what it shows does: only the login's form has one for a password.
 */
export async function fillLogin(page: Page, email: string, password = demoPassword): Promise<void> {
  const form = page.locator('form', { has: page.getByLabel('Password', { exact: true }) });
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Signs the browser of a page in as a new member, without the way through the login page. */
export async function signInAsMember(
  page: Page,
  world: Parameters<typeof registerMember>[0],
): Promise<Member> {
  const member = await registerMember(world);
  await page.context().setStorageState(storageOf(world, members.memberSession(member)));
  return member;
}

/** A page of its own that is signed in as a new member. */
export async function openAsMember(browser: Browser, world: World): Promise<Page> {
  const session = members.memberSession(await registerMember(world));
  return (await takeContext(browser, world.origin, session)).newPage();
}
