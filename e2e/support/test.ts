import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { demoPassword } from '#demo/people/people-access.ts';
import * as members from '#testing/running/members.ts';
import { type Member, proverIn, type Session } from '#testing/running/members.ts';
import { type Running, removeDataDir, seededDataDir, startProduct } from '#testing/running/product.ts';

export type World = Running & { dataDir: string };

/** A browser context without pages in which somebody has signed in. It ends what the one before was used for. */
export type WarmContext = (session: Partial<Session>) => Promise<BrowserContext>;

type WorkerFixtures = {
  /** Settings of the product beyond those of every test. */
  environment: Record<string, string>;
  /** The product with its demo catalogue, one for each worker. */
  world: World;
  /**
   * One context for each role, used again and again: what it has loaded of the product need be neither fetched nor
   * compiled for the next page.
   */
  warm: WarmContext;
};

type Fixtures = {
  /** Fails the test on anything the browser had to complain about: an error, a warning, a broken policy. */
  complaints: string[];
};

/** What Chromium itself says of an answer that a test provokes is no complaint about the page. */
const expected = /Failed to load resource: the server responded with a status of (4\d\d|503)|net::ERR_/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  environment: [{}, { scope: 'worker', option: true }],
  world: [
    async ({ environment }, use) => {
      const dataDir = await seededDataDir();
      const running = await startProduct(dataDir, environment);
      await use({ ...running, dataDir });
      await running.stop();
      await removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  warm: [
    async ({ browser, world }, use) => {
      const contexts = new Map<string | undefined, BrowserContext>();
      await use(async (session) => {
        const context = contexts.get(session.role) ?? (await browser.newContext({ baseURL: world.origin }));
        contexts.set(session.role, context);
        for (const page of context.pages()) await page.close();
        await context.setStorageState(storageOf(world, session));
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ world }, use) => use(world.origin),
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'the browser complained').toEqual([]);
  },
  context: async ({ context, complaints }, use) => {
    listenForComplaints(context, complaints);
    await use(context);
  },
});

export { expect };

/** Collects what a browser has to complain about from now on. */
export function listenForComplaints(context: BrowserContext, complaints: string[] = []): string[] {
  context.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && !expected.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  // A policy is broken silently where a library catches it.
  void context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber, sample }) =>
      reportError(new Error(`${violatedDirective} at ${sourceFile}:${lineNumber}: ${sample}`)),
    );
  });
  return complaints;
}

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

/** Opens a page and waits until its scripts have brought it to life; before, links load whole pages. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Signs in through the login page. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, email, password);
}

/** Fills in the login page that is open, and waits until it has led on. */
export async function fillLogin(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** What the browser keeps of a member who has just registered. */
export function memberSession({ token }: { token: string }): Session {
  return { token, name: 'Ana Costa', role: 'seller' };
}

/** Signs the browser of a page in as a new member, without the way through the login page. */
export async function signInAsMember(
  page: Page,
  world: Parameters<typeof registerMember>[0],
): Promise<Member> {
  const member = await registerMember(world);
  await page.context().setStorageState(storageOf(world, memberSession(member)));
  return member;
}

/** A page of its own that is signed in as a new member. */
export async function openAsMember(browser: Browser, world: World): Promise<Page> {
  const session = memberSession(await registerMember(world));
  const context = await browser.newContext({
    baseURL: world.origin,
    storageState: storageOf(world, session),
  });
  return context.newPage();
}
