import { savedDossierSearches } from './features/dossiers/newest.ts';
import type { SavedSearchFinders } from './features/saved-searches/rules.ts';
import { savedPlantSearches } from './features/suppliers/newest.ts';
import type { Finders } from './finders.ts';
import type { Database } from './platform/database/database.ts';

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
