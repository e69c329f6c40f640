import type { NamedVersions } from '#platform/server/heavy/jobs.ts';

/** The foot of every page, and the title, of a version as it was drawn. */
const feet = /\b(DB-\d{4}-\d{6,10}), version (\d{1,5}), issued/g;
const titles = /\bTerm sheet (\d{1,5}), (DB-\d{4}-\d{6,10})\b/g;
/** Nobody signs so many versions in one file; the first are enough to tell that it is another's. */
const most = 1_000;

export function nameOfVersion(reference: string, version: number | string): string {
  return `${reference}, version ${version}`;
}

/** What each file's text says that it is a copy of (§10.8). Only for a process of its own (platform/heavy). */
export async function readVersions(paths: readonly string[]): Promise<NamedVersions[]> {
  // Here, so that whoever only names a version does not load what reads PDFs.
  const { readText } = await import('#platform/server/documents/read-text.ts');
  const named: NamedVersions[] = [];
  for (const path of paths) {
    let [isEncrypted, isMarked, isTooMuch] = [false, false, false];
    const text = await readText(path, {
      onEncrypted() {
        isEncrypted = true;
      },
      onMarked() {
        isMarked = true;
      },
      onTooMuch() {
        isTooMuch = true;
      },
    });
    named.push({ versions: versionsIn(text), isEncrypted, isMarked, isTooMuch });
  }
  return named;
}

function versionsIn(text: string): string[] {
  const versions = new Set<string>();
  for (const [, reference = '', version = ''] of text.matchAll(feet)) {
    if (versions.size < most) versions.add(nameOfVersion(reference, version));
  }
  for (const [, version = '', reference = ''] of text.matchAll(titles)) {
    if (versions.size < most) versions.add(nameOfVersion(reference, version));
  }
  return [...versions];
}
