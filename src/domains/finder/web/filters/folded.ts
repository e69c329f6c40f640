import type { FinderShape } from '../state/finder-shape.ts';
import { slug } from '../state/finder-url.ts';

const year = 31_536_000;

function cookieOf({ noun }: FinderShape): string {
  return `folded-${noun}`;
}

/** The sections of the sidebar that stand folded in this browser, by their headings. */
export function readFolded(shape: FinderShape): string[] {
  if (typeof document === 'undefined') return [];
  const start = `${cookieOf(shape)}=`;
  const kept = document.cookie.split('; ').find((each) => each.startsWith(start)) ?? '';
  const slugs = kept.slice(start.length).split('.');
  return shape.sections.map(({ label }) => label).filter((label) => slugs.includes(slug(label)));
}

/** In a cookie, as the colour scheme is: signing out clears local storage, and the sidebar should stay as it was. */
export function keepFolded(shape: FinderShape, folded: readonly string[]): void {
  const age = folded.length === 0 ? 0 : year;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${cookieOf(shape)}=${folded.map(slug).join('.')}; path=/; max-age=${age}; samesite=lax`;
}
