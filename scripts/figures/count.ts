import { posix } from 'node:path';
import { mostFilesOfFolder } from '../architecture/architecture-rules.ts';
import { linesOf, type Module, readModules } from './read-modules.ts';
import { filesOfWalk } from './walk-files.ts';
import type { Walk } from './walks.ts';

/** What a file is, by the first line that fits; of this layout and of the one before it. Pictures and fonts are nothing. */
const kinds: readonly (readonly [kind: string, paths: RegExp])[] = [
  ['generated', /(^|\/)migrations\/|^package-lock\.json$/],
  ['tests', /\.test\.tsx?$|(^|\/)(testing|product-tests)\/|^e2e\//],
  ['documents', /\.md$/],
  ['demo', /^demo\/.*\.(ts|json)$/],
  ['lists and data', /^(src|web|server|contract)\/.*(-lists\.ts|-names\.ts|\.json)$/],
  ['product', /^(src|web|server|contract)\/.*\.(tsx?|css)$/],
  ['tools', /^(scripts|bench|torture|deploy)\/.*\.(m?[jt]s|sh|ya?ml|cfg)$|^[^/]+\.(ts|json)$/],
];

/** Migrations stand one after the other, and records by their names. */
const longFolders = /(^|\/)migrations(\/|$)|^docs\//;

/** One line of the table: what is counted, and what it comes to. */
type Figure = readonly [what: string, value: string];

/** The figures of a tree, given as path → text, and how far its walks go. */
export function figuresOf(files: ReadonlyMap<string, string>, walks: readonly Walk[]): Figure[] {
  const modules = readModules(files);
  const written = [...modules].filter(([path]) => kindOf(path) === 'product');
  const byFile = written.map(([path, { text }]) => ({ name: path, lines: linesOf(text) }));
  const byFunction = written.flatMap(([path, module]) => functionsIn(path, module));
  const { dependencies = {}, devDependencies = {} } = JSON.parse(files.get('package.json') ?? '{}');
  return [
    ...kinds.map(([kind]) => countKind(kind, files)),
    ['product: lines of a file (median, p90, longest)', spread(byFile)],
    ['product: lines of a named function (median, p90, longest)', spread(byFunction)],
    ...foldersOf(files),
    ['dependencies shipped', String(Object.keys(dependencies).length)],
    ['dependencies to develop', String(Object.keys(devDependencies).length)],
    ...walks.map((walk): Figure => [`walk: ${walk.title}`, crossing(filesOfWalk(modules, walk))]),
  ];
}

function kindOf(path: string): string | undefined {
  return kinds.find(([, paths]) => paths.test(path))?.[0];
}

function countKind(kind: string, files: ReadonlyMap<string, string>): Figure {
  const texts = [...files].filter(([path]) => kindOf(path) === kind).map(([, text]) => linesOf(text));
  return [
    `${kind}: files, lines`,
    `${texts.length}, ${grouped(texts.reduce((sum, lines) => sum + lines, 0))}`,
  ];
}

function functionsIn(path: string, { functions }: Module) {
  return functions.map(({ name, lines }) => ({ name: `${name} in ${path}`, lines }));
}

type Measured = { name: string; lines: number };

export function spread(measured: readonly Measured[]): string {
  const sorted = measured.toSorted((one, other) => one.lines - other.lines);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]?.lines ?? 0;
  const longest = sorted.at(-1);
  return `${at(0.5)}, ${at(0.9)}, ${longest?.lines ?? 0} (${longest?.name.replace(/[^ ]*\//, '') ?? 'none'})`;
}

function foldersOf(files: ReadonlyMap<string, string>): Figure[] {
  const counts = new Map<string, number>();
  for (const path of files.keys()) {
    const folder = posix.dirname(path);
    if (!longFolders.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const long = [...counts.values()].filter((count) => count > mostFilesOfFolder);
  return [
    ['folders', String(counts.size)],
    [`folders of more than ${mostFilesOfFolder} files`, String(long.length)],
  ];
}

/** Files tell how long a walk is; the rooms it goes through, how far apart they stand. */
function crossing(paths: ReadonlySet<string>): string {
  return `${paths.size} files in ${new Set([...paths].map(roomOf)).size} rooms`;
}

const rooms = [
  /^src\/domains\/[^/]+(?=\/)/,
  /^(web|server)\/features\/[^/]+(?=\/)/,
  /^(src\/)?[^/]+\/[^/]+(?=\/)/,
];

/** A domain, or a feature of the layout before; else a tier's or an area's own folder. */
function roomOf(path: string): string {
  for (const room of rooms) {
    const [found] = room.exec(path) ?? [];
    if (found !== undefined) return found;
  }
  return posix.dirname(path);
}

function grouped(value: number): string {
  return value.toLocaleString('en-US');
}
