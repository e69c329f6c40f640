import { savedDossierSearches } from '#domains/collections/server/saved-searches/newest-dossiers.ts';
import { savedPlantSearches } from '#domains/collections/server/saved-searches/newest-suppliers.ts';
import type { SavedSearchFinders } from '#domains/collections/server/saved-searches/rules.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { Finders } from './finders.ts';

/** Both finders as saved searches ask them. */
export function savedSearchFinders(
  db: Database,
  { dossierFinder, supplierFinder }: Pick<Finders, 'dossierFinder' | 'supplierFinder'>,
): SavedSearchFinders {
  return {
    dossier: savedDossierSearches({ db, finder: dossierFinder }),
    supplier: savedPlantSearches({ db, finder: supplierFinder }),
  };
}
