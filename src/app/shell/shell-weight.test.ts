import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

// What every page loads before its own part, as it is sent. `npm run build` comes before the tests.

const most = 145_000;

type Part = { module: string; imports: string[]; css: string[] };

function everyPageLoads(): string[] {
  const [file = ''] = globSync('build/client/assets/manifest-*.js');
  const text = readFileSync(file, 'utf8');
  const manifest: { entry: Part; routes: { root: Part } } = JSON.parse(
    text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
  );
  const parts = [manifest.entry, manifest.routes.root];
  const named = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  const paths = named.map((path) => `build/client${path.split('#')[0]}`);
  return [...new Set([file, ...paths])];
}

test('what every page loads stays small, and has no schemas in it', () => {
  const files = everyPageLoads();
  expect(files.length).toBeGreaterThan(5);
  expect(files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0)).toBeLessThan(most);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('ZodError'))).toEqual([]);
});
