import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { codeFolders, documents, referringFolders, toolFolders } from './architecture-rules.ts';
import { findDeadReferences } from './find-dead-references.ts';
import { findFaults } from './find-faults.ts';

// Prints every import against the arrows, every name outside the vocabulary and every reference to what is not there;
// fails if there is one.
process.chdir(join(import.meta.dirname, '../..'));

const code = listFiles(codeFolders, toolFolders);
const all = [...code, ...listFiles(referringFolders), ...documents];
const settings = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile());
const present = new Set([...all, ...settings.map(({ name }) => name)]);

const faults = [
  ...findFaults(textsOf(code, /\.m?[jt]sx?$/)),
  ...findDeadReferences(textsOf(all, /\.(m?[jt]sx?|md|css|ya?ml|sh|cfg)$/), present),
];
for (const fault of faults) console.error(fault);
console.log(`${all.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** What of these files can be read as text; of the others only their names count. */
function textsOf(paths: readonly string[], written: RegExp): Map<string, string> {
  return new Map(paths.map((path) => [path, written.test(path) ? readFileSync(path, 'utf8') : '']));
}

function listFiles(...folders: (readonly string[])[]): string[] {
  return folders.flat().flatMap((folder) => {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => posix.join(entry.parentPath, entry.name));
  });
}
