import { findListing as findDossier } from '#domains/dossiers/server/queries.ts';
import { findListing as findPlant } from '#domains/suppliers/server/queries.ts';
import { titleOf } from '#domains/suppliers/server/rules.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Listing } from './submit.ts';

/** What a request for a dossier needs to know of it; null where it is not listed. */
export async function findDossierListing(db: Queryable, id: number): Promise<Listing | null> {
  const dossier = await findDossier(db, id);
  return dossier && { kind: 'dossier', ...dossier };
}

/** The same of a plant. */
export async function findSupplierListing(db: Queryable, id: number): Promise<Listing | null> {
  const plant = await findPlant(db, id);
  return (
    plant && { kind: 'supplier', id, code: plant.code, title: titleOf(plant), offerDays: null, markets: [] }
  );
}
