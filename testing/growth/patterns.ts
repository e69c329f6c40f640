import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** A regular expression as it stands in the code. */
export type Pattern = { file: string; line: number; source: string; flags: string };

const isCode = /\.tsx?$/;
const isTest = /\.test\.tsx?$|\/testing\//;

/** Every regular expression of the code in some folders, its tests left out. */
export function patternsIn(folders: readonly string[]): Pattern[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isCode.test(entry.name))
      .map((entry) => posix.join(entry.parentPath, entry.name))
      .filter((file) => !isTest.test(file))
      .flatMap(patternsOf),
  );
}

/** Whether a part of it may go on for as long as the text does; where none may, each place costs no more than the next. */
export function mayGoOn({ source }: Pattern): boolean {
  const marks = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
  return /[*+]|\{\d*,\}|\{\d*,?\d{3,}\}/.test(marks);
}

type Node = { type?: string; start?: number; regex?: { pattern: string; flags: string } };

function patternsOf(file: string): Pattern[] {
  const code = readFileSync(join(process.cwd(), file), 'utf8');
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Pattern[] = [];
  const waiting: unknown[] = [program];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { type, regex, start = 0 } = node as Node;
    if (type === 'Literal' && regex) {
      const line = code.slice(0, start).split('\n').length;
      found.push({ file, line, source: regex.pattern, flags: regex.flags });
      continue;
    }
    for (const below of Object.values(node as object))
      if (typeof below === 'object' && below !== null) waiting.push(below);
  }
  return found;
}
