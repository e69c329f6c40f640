import type { CarveOut, Settlement } from '#domains/registers/contract/presentations.ts';
import type { dossiers } from '../../tables.ts';

/** What a listing tells that decides its launch windows, in the columns of its table, with the INN of its molecule. */
export type OracleListing = {
  id: number;
  inn: string;
  columns: Pick<
    typeof dossiers.$inferSelect,
    | 'dosageForm'
    | 'routes'
    | 'strengths'
    | 'salt'
    | 'atcClasses'
    | 'usReferenceProduct'
    | 'readiness'
    | 'registeredIn'
  >;
  settlements: readonly Settlement[];
  carveOuts: readonly CarveOut[];
};
