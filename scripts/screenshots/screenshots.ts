// Takes every page in its states at four widths, light and dark, from the built product on fresh data, into
// screenshots/, with an index.html that shows them side by side. Give words to take only what has one in its name.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { newDataDir, type Running, removeDataDir, startProduct } from '#testing/running/product.ts';
import { registerMember } from '../../e2e/support/test.ts';
import type { Screen } from './screen.ts';
import { type Session, type Stage, setStage } from './screen-stage.ts';
import { screensOf } from './screens.ts';

const folder = 'screenshots';
const widths = [360, 768, 1280, 1600];
const schemes = ['light', 'dark'] as const;
const atOnce = 2;

const words = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});
const dataDir = await newDataDir();
let product: Running | undefined;
try {
  product = await startProduct(dataDir);
  const stage = await setStage({ ...product, dataDir });
  const screens = screensOf(stage).filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (words.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const shots = screens.flatMap((screen) => (screen.widths ?? widths).map((width) => ({ screen, width })));
  const queue = shots.values();
  // One screen that cannot be opened does not cost the others.
  const missing: unknown[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const { screen, width } of queue)
        await shoot(browser, stage, screen, width).catch((error: unknown) => missing.push(error));
    }),
  );
  await writeFile(join(folder, 'index.html'), contactSheet(screens));
  console.log(`${(shots.length - missing.length) * schemes.length} pictures: ${join(folder, 'index.html')}`);
  if (missing.length > 0) throw new AggregateError(missing, `${missing.length} could not be taken`);
} finally {
  await browser.close();
  await product?.stop();
  await removeDataDir(dataDir);
}

async function shoot(browser: Browser, stage: Stage, screen: Screen, width: number): Promise<void> {
  const context = await browser.newContext({
    baseURL: stage.origin,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  try {
    const session = await sessionFor(stage, screen.as);
    if (session) {
      await context.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, session);
    }
    const page = await context.newPage();
    await screen.open(page, stage);
    await mkdir(join(folder, screen.name), { recursive: true });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await settle(page);
      const path = join(folder, screen.name, `${width}-${colorScheme}.png`);
      // A modal dialog stands in the window, over whatever part of the page that shows.
      const fullPage = (await page.locator('dialog:modal, [role="dialog"][aria-modal="true"]').count()) === 0;
      await page.screenshot({ path, fullPage, animations: 'disabled' });
    }
  } catch (error) {
    throw new Error(`${screen.name} at ${width} px could not be taken`, { cause: error });
  } finally {
    await context.close();
  }
}

async function sessionFor(stage: Stage, viewer: Screen['as']): Promise<Session | undefined> {
  if (viewer === undefined) return undefined;
  if (viewer !== 'newcomer') return stage.sessions[viewer];
  const { token } = await registerMember(stage);
  return { token, name: 'Ana Costa', role: 'seller' };
}

/** Pictures further down load only when somebody scrolls; what sticks to the window belongs to the page's top. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  });
}

function contactSheet(screens: Screen[]): string {
  const rows = screens.map(({ name, widths: own = widths }) => {
    const files = own.flatMap((width) => schemes.map((scheme) => `${name}/${width}-${scheme}.png`));
    const links = files.map(
      (file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`,
    );
    return `<h2>${name}</h2><p>${links.join('')}</p>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title>
<style>
  body { margin: 24px; background: #8a8f98; font: 14px system-ui }
  p { display: flex; gap: 12px; align-items: start; overflow-x: auto }
  img { height: 480px; width: 100%; max-width: 360px; object-fit: cover; object-position: top }
</style>
${rows.join('\n')}
</html>\n`;
}
