import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inAscii } from './in-ascii.ts';

test('no letter beyond ASCII stands in what the server is built of', async () => {
  for (const folder of ['build/app', 'build/server', 'build/server/assets']) {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    expect(files.length).toBeGreaterThan(0);
    for (const name of files) {
      const bytes = await readFile(join(folder, name));
      expect(
        bytes.every((byte) => byte < 128),
        name,
      ).toBe(true);
    }
  }
});

test('what is escaped says the same, and raw text that would not is refused', () => {
  const chunk = (code: string) => ({ type: 'chunk' as const, fileName: 'one.js', code });
  const bundle = { 'one.js': chunk('const said = "25 °C – 👍";') };
  inAscii.generateBundle(undefined, bundle);
  expect(bundle['one.js'].code).toBe('const said = "25 \\u00b0C \\u2013 \\ud83d\\udc4d";');
  expect(() => inAscii.generateBundle(undefined, { 'one.js': chunk('String.raw`°`') })).toThrow(
    'one.js: String.raw cannot be escaped',
  );
});
