import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of the lockfile; `name` is where it is installed, so that two versions of one stay two. */
type Dependency = {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  integrity: string | undefined;
  /** Where it comes from, when that is not the registry. */
  resolved: string | undefined;
  isShipped: boolean;
};

/**
 * What may be shipped, and why that is fine for a product that is served and not sold as code. A licence that is not
 * here needs somebody to read it first.
 */
const allowedLicences: Record<string, string> = {
  MIT: 'permissive',
  'MIT-0': 'permissive',
  ISC: 'permissive',
  '0BSD': 'permissive',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  'BlueOak-1.0.0': 'permissive',
  'Apache-2.0': 'permissive, with a grant of patents',
  Zlib: 'permissive',
  Unlicense: 'public domain',
  'CC0-1.0': 'public domain',
  'CC-BY-4.0': 'data of browsers for the build; the name is kept in its package',
  'OFL-1.1': 'the typeface, served and embedded in letters, not sold',
  'MPL-2.0': 'used unchanged: its copyleft ends at its own files',
  'LGPL-3.0-or-later': 'libvips, a shared library used unchanged',
};

/** Every package that the lockfile holds. */
export function readDependencies(): Dependency[] {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
  type Locked = { version: string; license?: string; integrity?: string; resolved?: string; dev?: boolean };
  return Object.entries(lock.packages as Record<string, Locked>)
    .filter(([path]) => path !== '')
    .map(([path, { version, license, integrity, resolved, dev }]) => ({
      name: path.replace(/^node_modules\//, ''),
      version,
      licence: license ?? 'none',
      integrity,
      resolved,
      isShipped: dev !== true,
    }));
}

/** Whether an expression such as `(MIT OR EUPL-1.1)` or `MIT AND OFL-1.1` lets us: one of, or all of. */
export function isAllowed(expression: string): boolean {
  const words = expression.replace(/[()]/g, '').trim();
  return words
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => licence in allowedLicences));
}

if (import.meta.main) {
  const shipped = readDependencies().filter(({ isShipped }) => isShipped);
  const groups = Map.groupBy(shipped, ({ licence }) => licence);
  for (const [licence, packages] of [...groups].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`${licence} (${packages.length})${isAllowed(licence) ? '' : ': NOT ALLOWED'}`);
    for (const { name, version } of packages) console.log(`  ${name} ${version}`);
  }
  process.exitCode = [...groups.keys()].every(isAllowed) ? 0 : 1;
}
