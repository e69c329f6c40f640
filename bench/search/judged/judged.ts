import type {
  DosageForm,
  DossierReadiness,
  Market,
  SupplyFilter,
} from '#domains/dossiers/contract/dossier-lists.ts';

/** What the first hit must carry besides its molecule. */
export type Demands = {
  /** One of these forms. */
  forms?: readonly DosageForm[];
  /** Free for this market. */
  market?: Market;
  /** One of these strengths, as the listing writes it. */
  strengths?: readonly string[];
  readiness?: DossierReadiness;
  supply?: SupplyFilter;
  curated?: true;
};

/** A query, the INN (components in alphabetical order, joined by ' + ') that its first hit must be, what else it must be. */
export type Judged = readonly [query: string, molecule: string, demands?: Demands];

/**
 * A third of every kind is held out: nothing may be tuned on it, and its accuracy is printed apart. New queries go
 * to a kind's end, so that none changes sides.
 */
export function isHeldOut(position: number): boolean {
  return position % 3 === 2;
}
