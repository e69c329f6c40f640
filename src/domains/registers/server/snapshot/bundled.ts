import { readFileSync } from 'node:fs';
import type { LaunchRegister } from '../../contract/register-rows.ts';
import type { Counts } from '../readers/read-rows.ts';

/** The head of an edition that the repository brings along; its rows lie in the file beside it. */
export type BundledEdition = Counts & {
  register: LaunchRegister;
  day: string;
  /** Of the publisher's own file, so that the same one brought later is known. */
  sha256: string;
  fileName: string;
  /** Whom to thank for it. */
  source: string;
};

const heads = new URL('editions.json', import.meta.url);

export function bundledEditions(): BundledEdition[] {
  return JSON.parse(readFileSync(heads, 'utf8'));
}

/**
 * The rows of an edition, packed: a line each, with how many lines of the publisher's file it stands below the one
 * before, and its values as COPY reads them.
 */
export function rowsFile(register: LaunchRegister): URL {
  return new URL(`${register}.gz`, import.meta.url);
}

export { heads as headsFile };
