import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { newDataDir, proverIn, type Running, removeDataDir, startProduct } from './product.ts';

export const demoPassword = 'connect-and-grow';

export type World = Running & { dataDir: string };

type WorkerFixtures = {
  /** Settings of the product beyond those of every test. */
  environment: Record<string, string>;
  /** The product with its demo catalogue, one for each worker. */
  world: World;
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
      const dataDir = await newDataDir();
      const running = await startProduct(dataDir, environment);
      await use({ ...running, dataDir });
      await running.stop();
      await removeDataDir(dataDir);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ world }, use) => use(world.origin),
  complaints: [
    async ({ context }, use) => {
      const complaints = listenForComplaints(context);
      await use(complaints);
      expect(complaints, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects what a browser has to complain about from now on. */
export function listenForComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
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

/**
 * Registers a new member by the call the sign-up page makes, so that tests do not meet in one account. Their address is
 * proven where the data folder is known.
 */
export async function registerMember(
  world: Pick<World, 'origin'> & { dataDir?: string },
  name = 'Ana Costa',
): Promise<{ email: string; token: string }> {
  const email = `${crypto.randomUUID()}@buyer.example`;
  const answer = await fetch(`${world.origin}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, organisation: 'Lusitan Generics', password: demoPassword, Email: email }),
  });
  const { token } = await answer.json();
  if (world.dataDir !== undefined) await proverIn(world.dataDir)(email);
  return { email, token };
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

/** A page that is signed in as a new member, without the way through the login page. */
export async function openAsMember(browser: Browser, world: World): Promise<Page> {
  const { token } = await registerMember(world);
  const context = await browser.newContext({ baseURL: world.origin });
  await context.addInitScript((value) => {
    localStorage.setItem('token', value);
    localStorage.setItem('name', 'Ana Costa');
    localStorage.setItem('role', 'seller');
  }, token);
  return context.newPage();
}
