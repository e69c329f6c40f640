import type { Page } from '@playwright/test';

/** Longer than it takes a page to come, on a machine that is busy. */
const patience = 30_000;

/** Goes on with Tab until the element of this name (and role or tag) has the focus, on a page that may be about to come. */
export async function tabTo(page: Page, name: RegExp, role?: string): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return { name: '', role: '' };
      const hasLabels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement;
      const labels = hasLabels ? [...(element.labels ?? [])] : [];
      const label = labels.map((one) => one.textContent).join(' ');
      const others = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const said = others.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      const text = said || element.getAttribute('aria-label') || label || element.textContent || '';
      const type = element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase();
      return { name: text.trim(), role: type };
    });
    if (name.test(here.name) && (role === undefined || role === here.role)) return;
  }
  throw new Error(`the focus never came to ${name}`);
}

/** Attaches a file to each box by keyboard alone: to the upload mode, back to its button, and through the chooser. */
export async function attachByKeyboard(
  page: Page,
  boxes: readonly (readonly [RegExp, { name: string; mimeType: string; buffer: Buffer }])[],
): Promise<void> {
  for (const [upload, file] of boxes) {
    await tabTo(page, /Switch to upload$/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    const chosen = page.waitForEvent('filechooser');
    await page.locator(':focus', { hasText: upload }).waitFor();
    await page.keyboard.press('Enter');
    await (await chosen).setFiles(file);
  }
}
