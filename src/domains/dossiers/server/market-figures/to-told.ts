import { type Resting, told, toldParts } from '#domains/catalogue/contract/few-companies.ts';
import { addMonths } from '#domains/registers/contract/days.ts';
import { dossierReadiness, marketsOfInterest } from '../../contract/dossier-lists.ts';
import {
  type MedianTerm,
  medianTerms,
  type WantedKind,
  wantedKinds,
} from '../../contract/market-figures/figure-lists.ts';
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
  const partsOf = (of: RawDossiers['of'], names: readonly string[]) => {
    const parts = rows.flatMap((row) =>
      row.of === of ? [[row.name, { ...resting(row), rest: new Set(row.rest) }] as const] : [],
    );
    return inOrder(toldParts(new Map(parts)), names);
  };
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
  const month = `${today.slice(0, 7)}-01`;
  const kinds = wantedKinds.map((what) => [what, toldKind(rows.filter((row) => row.what === what))] as const);
  return {
    demand: {
      ...{ from: addMonths(month, -12).slice(0, 7), to: addMonths(month, -1).slice(0, 7) },
      ...(Object.fromEntries(kinds) as Record<WantedKind, ToldKind>),
    },
    // Not all that did any of them: less those of one kind that would be a figure of the few others.
    wanted: Math.max(...kinds.map(([, kind]) => kind?.companies ?? 0)) || null,
  };
}

type ToldKind = ToldFigures['demand'][WantedKind];

function toldKind(rows: readonly RawDemand[]): ToldKind {
  const all = new Set(rows.find(({ market }) => market === null)?.companies);
  const companies = told({ value: all.size, companies: all });
  if (companies === null) return null;
  // Those that told no market are a part, too: of few of them nothing may be reckoned.
  const parts = rows.flatMap(({ market, companies: some }) => {
    if (market === null) return [];
    const own = new Set(some);
    const rest = new Set([...all].filter((company) => !own.has(company)));
    return [[market, { value: own.size, companies: own, rest }] as const];
  });
  return { companies, byMarket: inOrder(toldParts(new Map(parts)), marketsOfInterest) };
}

function inOrder(parts: ReadonlyMap<string, number>, names: readonly string[]) {
  return names.flatMap((name) => {
    const count = parts.get(name);
    return count === undefined ? [] : [{ name, count }];
  });
}
