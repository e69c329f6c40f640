import { pictureOwner } from './features/blog/pictures.ts';
import { sheetOwner } from './features/listings/import-queries.ts';
import { requestFileOwner } from './features/requests/kept-files.ts';
import { termSheetDocumentOwner } from './features/requests/term-sheet-documents.ts';
import type { Queryable } from './platform/database/database.ts';
import type { FileOwner, NamedFile } from './platform/files/owner.ts';

/** Everything that names files of the storage: what a backup takes along, and what the nightly sweep leaves alone. */
export const fileOwners: readonly FileOwner[] = [
  requestFileOwner,
  termSheetDocumentOwner,
  sheetOwner,
  pictureOwner,
];

/** Every file of the storage that a row names. */
export async function listNamedFiles(db: Queryable): Promise<NamedFile[]> {
  const named: NamedFile[] = [];
  for (const { list } of fileOwners) named.push(...(await list(db)));
  return named;
}
