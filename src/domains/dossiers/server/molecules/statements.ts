import { z } from 'zod';
import { remembering } from '#domains/finder/engine/remembered.ts';
import type { Fact, FactPhrases } from '#domains/finder/engine/words/phrases.ts';
import { countries, countriesIn, namesOfCountry } from '#platform/server/countries.ts';
import type { DossierFeedRow } from '../search/feed.ts';
import statements from './statements.json' with { type: 'json' };

const spellings = z.array(z.string().min(1));
/** By what a listing says, in whatever words, and what buyers type for it. */
const said = z.record(
  z.string(),
  z.object({ says: z.string().transform((words) => new RegExp(words, 'i')), phrases: spellings }),
);
type Said = z.output<typeof said>;

const { inspections, filings, substanceFiles, deals, prescriptions, exclusivities } = z
  .strictObject({
    /** What the inspections of a listing are called. None is a market. */
    inspections: z.record(z.string(), spellings),
    /** How it was filed, where 'Registered in' says so. */
    filings: said,
    /** The files of the active substance. */
    substanceFiles: said,
    deals: z.record(z.string(), spellings),
    /** With whom a product may be left: 'Rx & OTC' says both. */
    prescriptions: said,
    exclusivities: said,
  })
  .parse(statements);

const sections = {
  made: countries,
  registered: countries,
  inspection: Object.keys(inspections),
  filing: Object.keys(filings),
  file: Object.keys(substanceFiles),
  deal: Object.keys(deals),
  prescription: Object.keys(prescriptions),
  exclusivity: Object.keys(exclusivities),
};
type Section = keyof typeof sections;

/** Everything that a dossier may state beside its filters, in the engine's order. */
export const dossierStatements: readonly string[] = Object.entries(sections).flatMap(([section, names]) =>
  names.map((name) => `${section}: ${name}`),
);
const numbers = new Map(dossierStatements.map((statement, number) => [statement, [number]]));
const none: readonly number[] = [];

function numberOf(section: Section, name: string): readonly number[] {
  return numbers.get(`${section}: ${name}`) ?? none;
}

function saidIn(section: Section, kinds: Said, text: string): number[] {
  return Object.entries(kinds).flatMap(([name, { says }]) =>
    says.test(text) ? numberOf(section, name) : [],
  );
}

const inRegistered = remembering((text) => [
  ...countriesIn(text).flatMap((country) => numberOf('registered', country)),
  ...saidIn('filing', filings, text),
]);
const inMade = remembering((text) => countriesIn(text).flatMap((country) => numberOf('made', country)));
const inInspection = remembering((name) => numberOf('inspection', name));
const inDeal = remembering((name) => numberOf('deal', name));
const inFile = remembering((text) => saidIn('file', substanceFiles, text));

const inPrescription = remembering((text) => saidIn('prescription', prescriptions, text));
const inExclusivity = remembering((text) => saidIn('exclusivity', exclusivities, text));

type Stating = Pick<
  DossierFeedRow,
  | 'countriesOfManufacture'
  | 'registeredIn'
  | 'gmpStatuses'
  | 'apiDmf'
  | 'dealType'
  | 'prescriptionStatus'
  | 'exclusivity'
>;

/** The statements of a dossier. */
export function statementsOf(row: Stating): number[] {
  return [
    ...row.countriesOfManufacture.flatMap(inMade),
    ...inRegistered(row.registeredIn),
    ...row.gmpStatuses.flatMap(inInspection),
    ...inFile(row.apiDmf),
    ...inDeal(row.dealType),
    ...inPrescription(row.prescriptionStatus),
    ...inExclusivity(row.exclusivity),
  ];
}

/** Countries that are markets by themselves: alone, their names say for which market. */
const marketCountries = new Set([
  'Australia',
  'Canada',
  'New Zealand',
  'Russia',
  'United Kingdom',
  'United States',
]);

/** What buyers type for each statement. */
export function* statementPhrases(): Generator<FactPhrases> {
  for (const country of countries) {
    const names = namesOfCountry(country);
    const [made, registered] = [numberOf('made', country), numberOf('registered', country)];
    const said = (verbs: readonly string[]) =>
      verbs.flatMap((verb) => names.flatMap((name) => [`${verb} ${name}.`, `${verb} the ${name}.`]));
    yield fact(`Made in ${country}`, made, said(['made in', 'manufactured in', 'produced in']));
    yield fact(
      `Registered in ${country}`,
      registered,
      said(['registered in', 'approved in', 'filed in', 'MA in']),
    );
    if (marketCountries.has(country)) continue;
    const alone = names.flatMap((name) => [`${name}.`, `${name} market`]);
    yield fact(`Made or registered in ${country}`, [...made, ...registered], alone);
  }
  for (const [name, others] of Object.entries(inspections)) {
    const all = [name, ...others];
    const phrases = all.flatMap((one) => [
      `${one}.`,
      `${one} approved.`,
      `${one} inspected.`,
      `${one} certified.`,
    ]);
    yield fact(`GMP: ${name}`, numberOf('inspection', name), phrases);
  }
  const any = Object.keys(inspections).flatMap((name) => numberOf('inspection', name));
  yield fact('GMP of any authority', any, ['GMP', 'cGMP', 'GMP certified']);
  for (const [name, { phrases }] of Object.entries(filings)) {
    yield fact(`Filed: ${name}`, numberOf('filing', name), phrases);
  }
  for (const [name, { phrases }] of Object.entries(substanceFiles)) {
    yield fact(`Substance file: ${name}`, numberOf('file', name), phrases);
  }
  for (const [name, phrases] of Object.entries(deals)) {
    yield fact(`Deal: ${name}`, numberOf('deal', name), [name, ...phrases]);
  }
  for (const [name, { phrases }] of Object.entries(prescriptions)) {
    yield fact(`Prescription status: ${name}`, numberOf('prescription', name), phrases);
  }
  for (const [name, { phrases }] of Object.entries(exclusivities)) {
    yield fact(`Exclusivity: ${name}`, numberOf('exclusivity', name), phrases);
  }
}

function fact(label: string, statements: readonly number[], phrases: readonly string[]): FactPhrases {
  const one: Fact = { label, statements };
  return { fact: one, phrases };
}
