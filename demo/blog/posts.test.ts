import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sanitise } from '#domains/blog/server/rules.ts';
import { demoPosts } from './posts.ts';

function words(html: string): string[] {
  return html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
}

test('there are ten, from 2024 to 2026, each with a title, a day and a picture of its own', () => {
  expect(demoPosts).toHaveLength(10);
  for (const field of ['title', 'published', 'name'] as const) {
    expect(new Set(demoPosts.map((post) => post[field])).size).toBe(10);
  }
  expect(new Set(demoPosts.map(({ published }) => published.slice(0, 4)))).toEqual(
    new Set(['2024', '2025', '2026']),
  );
});

test.each(demoPosts)('$title: every word and heading passes the sanitiser', ({ content }) => {
  const shown = sanitise(content);
  expect(words(shown)).toEqual(words(content));
  expect(shown.match(/<[a-z0-9]+/g)).toEqual(content.match(/<[a-z0-9]+/g));
});

test.each(demoPosts)('$title: is a read of some minutes', ({ content }) => {
  expect(words(content).length).toBeGreaterThan(600);
  expect(words(content).length).toBeLessThan(1050);
});

test.each(demoPosts)('$title: its cover is there', ({ name }) => {
  const file = join(import.meta.dirname, '../../public/blog-pictures', `${name}.svg`);
  expect(existsSync(file)).toBe(true);
});
