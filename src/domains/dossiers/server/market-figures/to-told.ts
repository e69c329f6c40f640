import { type Resting, told, toldParts } from '#domains/catalogue/contract/few-companies.ts';
import { addMonths } from '#domains/registers/contract/days.ts';
import { dossierReadiness, marketsOfInterest } from '../../contract/dossier-lists.ts';
import { type MedianTerm, medianTerms, wantedKinds } from '../../contract/market-figures/figure-lists.ts';
import type { ToldFigures } from '../../contract/market-figures/figures.ts';
import type { RawDemand, RawDossiers, RawFigure, RawTerm } from './raw-figures.ts';

type Raw = { dossiers: readonly RawDossiers[]; terms: readonly RawTerm[]; demand: readonly RawDemand[] };

const resting = ({ value, companies }: Omit<RawFigure, 'presentation'>): Resting => ({
  value,
  companies: new Set(companies),
});

/** What may be told of each presentation (§22.1), by its number; of which nothing may, none. */
export function toTold({ dossiers, terms, demand }: Raw, today: string): Map<number, ToldFigures> {
  const byPresentation = {
    dossiers: Map.groupBy(dossiers, ({ presentation }) => presentation),
    terms: Map.groupBy(terms, ({ presentation }) => presentation),
    demand: Map.groupBy(demand, ({ presentation }) => presentation),
  };
  const ids = new Set(Object.values(byPresentation).flatMap((each) => [...each.keys()]));
  const all = new Map<number, ToldFigures>();
  for (const id of ids) {
    const figures = {
      asOf: today,
      dossiers: toldDossiers(byPresentation.dossiers.get(id) ?? []),
      terms: toldTerms(byPresentation.terms.get(id) ?? []),
      ...toldDemand(byPresentation.demand.get(id) ?? [], today),
    };
    if (figures.dossiers !== null || figures.wanted !== null) all.set(id, figures);
  }
  return all;
}

function toldDossiers(rows: readonly RawDossiers[]): ToldFigures['dossiers'] {
  const [all] = rows.filter(({ of }) => of === 'all');
  const count = all === undefined ? null : told(resting(all));
  if (count === null) return null;
  const partsOf = (of: RawDossiers['of'], names: readonly string[]) =>
    inOrder(
      toldParts(new Map(rows.filter((row) => row.of === of).map((row) => [row.name, resting(row)]))),
      names,
    );
  return {
    count,
    byMarket: partsOf('market', marketsOfInterest),
    byReadiness: partsOf('readiness', dossierReadiness),
  };
}

/** Euros and days whole, percentages to the tenth: a median of two lies between them. */
const digits: Record<MedianTerm, number> = { fee: 1, royalty: 10, profitShare: 10, offerDays: 1 };

function toldTerms(rows: readonly RawTerm[]): ToldFigures['terms'] {
  const median = (term: MedianTerm) => {
    const row = rows.find((one) => one.term === term);
    const value = row === undefined ? null : told(resting(row));
    return value === null ? null : Math.round(value * digits[term]) / digits[term];
  };
  const of = Object.fromEntries(medianTerms.map((term) => [term, median(term)]));
  return of as ToldFigures['terms'];
}

function toldDemand(rows: readonly RawDemand[], today: string): Pick<ToldFigures, 'demand' | 'wanted'> {
  const companiesOf = (row: RawDemand | undefined) =>
    row === undefined ? null : told(resting({ value: row.companies.length, companies: row.companies }));
  const month = `${today.slice(0, 7)}-01`;
  const kinds = wantedKinds.map((what) => {
    const own = rows.filter((row) => row.what === what);
    const companies = companiesOf(own.find(({ market }) => market === null));
    if (companies === null) return [what, null];
    // Those that told no market are a part, too: of few of them nothing may be reckoned.
    const parts = own.flatMap(({ market, companies: some }) =>
      market === null ? [] : [[market, resting({ value: some.length, companies: some })] as const],
    );
    return [what, { companies, byMarket: inOrder(toldParts(new Map(parts)), marketsOfInterest) }];
  });
  return {
    demand: {
      ...{ from: addMonths(month, -12).slice(0, 7), to: addMonths(month, -1).slice(0, 7) },
      ...Object.fromEntries(kinds),
    },
    wanted: companiesOf(rows.find(({ what }) => what === 'all')),
  };
}

function inOrder(parts: ReadonlyMap<string, number>, names: readonly string[]) {
  return names.flatMap((name) => {
    const count = parts.get(name);
    return count === undefined ? [] : [{ name, count }];
  });
}
