import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { codeFolders } from './architecture-rules.ts';
import { findFaults } from './find-faults.ts';

// Prints every import against the arrows and every name outside the vocabulary; fails if there is one.
process.chdir(join(import.meta.dirname, '..'));

const files = new Map<string, string>();
for (const folder of [...codeFolders, 'e2e', 'bench', 'scripts']) {
  for (const path of listFiles(folder))
    files.set(path, /\.(m?[jt]sx?)$/.test(path) ? readFileSync(path, 'utf8') : '');
}

const faults = findFaults(files);
for (const fault of faults) console.error(fault);
console.log(`${files.size} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => posix.join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
