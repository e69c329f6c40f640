import { pictureOwner } from '#domains/blog/server/pictures/pictures.ts';
import { companyDocumentOwner } from '#domains/companies/server/verification/documents.ts';
import { registerFileOwner } from '#domains/dossiers/server/register-uploads/queries.ts';
import { sheetOwner } from '#domains/listings/server/imports/import-queries.ts';
import { ownSheetOwner } from '#domains/listings/server/own-sheets/kept/queries.ts';
import { sealedDocumentOwner } from '#domains/requests/server/signing/seal.ts';
import { termSheetDocumentOwner } from '#domains/requests/server/terms/term-sheet-documents.ts';
import { requestFileOwner } from '#domains/requests/server/thread/kept-files.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { FileOwner, NamedFile } from '#platform/server/files/storage/owner.ts';

/** Everything that names files of the storage: what a backup takes along, and what the nightly sweep leaves alone. */
export const fileOwners: readonly FileOwner[] = [
  requestFileOwner,
  companyDocumentOwner,
  termSheetDocumentOwner,
  sealedDocumentOwner,
  sheetOwner,
  ownSheetOwner,
  registerFileOwner,
  pictureOwner,
];

/** Every file of the storage that a row names. */
export async function listNamedFiles(db: Queryable): Promise<NamedFile[]> {
  const named: NamedFile[] = [];
  for (const { list } of fileOwners) named.push(...(await list(db)));
  return named;
}
