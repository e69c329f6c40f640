import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

// What every page loads before its own part, and what it may not load, as it is sent. `npm run build` comes before the tests.

const most = 125_000;

/** What pages behind the login load in all, a hundred or two bytes above what they did when this was written. */
const mostOf = {
  '/home': 139_900,
  '/dossier-search': 173_700,
  '/product-details/:id': 173_300,
  '/product-term-sheet/:id': 161_400,
  '/compare': 146_800,
  '/compare/proposals': 159_600,
  '/shortlist': 167_900,
  '/listings': 141_900,
  '/listings/:kind/:id': 177_500,
  '/requests': 144_800,
  '/requests/:reference': 174_800,
  '/admin/requests': 150_500,
};

type Part = { module: string; imports: string[]; css: string[]; parentId?: string };
type Manifest = { entry: Part; routes: { root: Part } & Record<string, Part> };

const [manifestFile = ''] = globSync('build/client/assets/manifest-*.js');
const manifestText = readFileSync(manifestFile, 'utf8');
const manifest: Manifest = JSON.parse(
  manifestText.slice(manifestText.indexOf('{'), manifestText.lastIndexOf('}') + 1),
);

function filesOf(parts: readonly Part[]): string[] {
  const named = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  return [...new Set(named.map((path) => `build/client${path.split('#')[0]}`))];
}

function bytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0);
}

/** A page and what it stands in. */
function partsOf(id: string | undefined): Part[] {
  const part = id === undefined ? undefined : manifest.routes[id];
  return part === undefined ? [] : [part, ...partsOf(part.parentId)];
}

function withSchemas(files: readonly string[]): string[] {
  return files.filter((file) => readFileSync(file, 'utf8').includes('ZodError'));
}

test('what every page loads stays small, and has no schemas in it', () => {
  const files = [manifestFile, ...filesOf([manifest.entry, manifest.routes.root])];
  expect(files.length).toBeGreaterThan(5);
  expect(bytesOf(files)).toBeLessThan(most);
  expect(withSchemas(files)).toEqual([]);
});

test.each(Object.entries(mostOf))('%s stays as small as it is', (path, bytes) => {
  const files = [manifestFile, ...filesOf([manifest.entry, ...partsOf(path)])];
  expect(bytesOf(files)).toBeLessThan(bytes);
});

test('no page loads schemas, which are more than twice as large as most pages: what it shares with them has a file without', () => {
  const routes = Object.entries(manifest.routes);
  expect(routes.length).toBeGreaterThan(40);
  const loading = routes.filter(([, part]) => withSchemas(filesOf([part])).length > 0);
  expect(loading.map(([id]) => id)).toEqual([]);
});
