import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { figuresOf } from './count.ts';
import { readModules } from './read-modules.ts';
import { filesOfWalk } from './walk-files.ts';
import { walks } from './walks.ts';

// Prints how large the house is and how far apart its parts stand: `-- --against <commit>` beside what they were then, and
// `-- --walks` each file that a walk crosses.
process.chdir(join(import.meta.dirname, '../..'));

const { values } = parseArgs({ options: { against: { type: 'string' }, walks: { type: 'boolean' } } });

const now = readTree('.', git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0'));
const columns = [{ title: 'now', files: now }];
if (values.against !== undefined)
  columns.unshift({ title: values.against, files: readCommit(values.against) });
if (values.walks) for (const { title, files } of columns) printWalks(title, files);
else printTable(columns.map(({ title, files }) => ({ title, figures: figuresOf(files, walks) })));

function printTable(counted: { title: string; figures: ReturnType<typeof figuresOf> }[]): void {
  const rows = [
    ['', ...counted.map(({ title }) => title)],
    ['---', ...counted.map(() => '---')],
    ...(counted[0]?.figures ?? []).map(([what], at) => [
      what,
      ...counted.map(({ figures }) => figures[at]?.[1] ?? ''),
    ]),
  ];
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  console.log(`
Product: what is written by hand and runs, demo aside; lists and data are the names and choices that it knows.
A walk: the files on the shortest way along the imports between the names that scripts/figures/walks.ts tells, and of each
call the table, its contract and who answers it. Rooms: domains, and folders of what is not in a domain.`);
}

function printWalks(title: string, files: ReadonlyMap<string, string>): void {
  const modules = readModules(files);
  for (const walk of walks) {
    console.log(`\n${title}: ${walk.title}`);
    for (const path of filesOfWalk(modules, walk)) console.log(`  ${path}`);
  }
}

function readCommit(commit: string): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  try {
    const archive = join(folder, 'tree.tar');
    git('archive', `--output=${archive}`, commit);
    execFileSync('tar', ['-x', '-f', archive, '-C', folder]);
    rmSync(archive);
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const found = entries.filter((entry) => entry.isFile());
    return readTree(
      folder,
      found.map(({ parentPath, name }) => posix.relative(folder, posix.join(parentPath, name))),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What git knows and somebody has deleted since is not there. */
function readTree(folder: string, paths: readonly string[]): Map<string, string> {
  const present = paths.filter((path) => path !== '' && existsSync(join(folder, path)));
  return new Map(present.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { encoding: 'utf8', maxBuffer: 2 ** 26 });
}
