import type { Fact, FactPhrases } from '#domains/finder/engine/words/phrases.ts';
import { countries, countriesIn, namesOfCountry } from '#platform/server/countries.ts';
import { BoundedCache } from '#platform/server/limits/bounded-cache.ts';
import type { DossierFeedRow } from '../queries.ts';

/** What the inspections of a listing are called, and what buyers type for them. None is a market. */
const inspections: Readonly<Record<string, readonly string[]>> = {
  USFDA: ['US FDA', 'FDA', 'USFDA GMP', 'US FDA GMP', 'FDA GMP', 'US GMP', 'cGMP US'],
  'EU GMP': ['EUGMP', 'European GMP', 'EMA GMP', 'EudraGMP', 'EU GMP certified'],
  MHRA: ['UK MHRA', 'UK GMP', 'MHRA GMP'],
  'Health Canada': ['Health Canada GMP', 'Canada GMP', 'HPFB'],
  TGA: ['TGA GMP', 'Australia GMP'],
  'WHO-GMP': ['WHO', 'WHO GMP'],
  PICS: ['PIC/S', 'PIC/S GMP', 'PICS GMP'],
  COFEPRIS: ['Mexico GMP'],
  ANVISA: ['Brazil GMP', 'ANVISA GMP'],
  NAFDAC: [],
  SAHPRA: ['SAHPRA GMP'],
  'GCC GMP': ['GCC-GMP'],
  NMPA: ['CFDA', 'NMPA GMP'],
  MFDS: ['KFDA', 'Korea GMP'],
  PMDA: ['Japan GMP'],
  TITCK: ['Turkey GMP'],
  'EAEU GMP': ['Russia GMP', 'Eurasian GMP'],
};

/** How it was filed, where 'Registered in' says so. */
const filings: Readonly<Record<string, { says: RegExp; phrases: readonly string[] }>> = {
  DCP: { says: /\bDCP\b/i, phrases: ['DCP', 'decentralised procedure', 'decentralized procedure'] },
  MRP: { says: /\bMRP\b/i, phrases: ['MRP', 'mutual recognition', 'mutual recognition procedure'] },
  ANDA: { says: /\bANDA\b/i, phrases: ['ANDA', 'abbreviated new drug application'] },
  'NDA 505(b)(2)': { says: /\bNDA\b/i, phrases: ['NDA', '505(b)(2)', '505b2', '505(b)2', 'NDA 505(b)(2)'] },
  BLA: { says: /\bBLA\b/i, phrases: ['BLA', 'biologics license application'] },
  'tentative approval': {
    says: /\btentative/i,
    phrases: ['tentative approval', 'tentatively approved', 'TA.'],
  },
};

/** The files of the active substance. */
const substanceFiles: Readonly<Record<string, { says: RegExp; phrases: readonly string[] }>> = {
  CEP: { says: /\b(CEP|COS)\b/i, phrases: ['CEP', 'certificate of suitability', 'COS.'] },
  'US DMF': { says: /\bUS ?DMF\b/i, phrases: ['US DMF', 'USDMF'] },
  ASMF: { says: /\b(ASMF|EDMF)\b/i, phrases: ['ASMF', 'EDMF', 'EU DMF'] },
  DMF: { says: /\b\w*DMF\b/i, phrases: ['DMF', 'drug master file'] },
};

const deals: Readonly<Record<string, readonly string[]>> = {
  'Out-license': ['out license', 'out licence', 'out licensing', 'outlicensing'],
  Acquisition: ['acquisition', 'dossier sale', 'outright purchase'],
  'Co-development': ['co development', 'codevelopment', 'joint development'],
};

/** With whom a product may be left: 'Rx & OTC' says both. */
const prescriptions: Readonly<Record<string, { says: RegExp; phrases: readonly string[] }>> = {
  Rx: { says: /\bRx\b|^prescription/i, phrases: ['Rx', 'prescription', 'prescription only', 'POM'] },
  OTC: {
    says: /\bOTC\b|over.the.counter/i,
    phrases: ['OTC', 'over the counter', 'non-prescription', 'nonprescription', 'without prescription'],
  },
};

const exclusivities: Readonly<Record<string, { says: RegExp; phrases: readonly string[] }>> = {
  Exclusive: {
    says: /(?<!(?:non|semi|co)[-\s]?)\bexclusive/i,
    phrases: ['exclusive', 'exclusive rights', 'exclusive licence', 'exclusive license'],
  },
  'Non-exclusive': {
    says: /\bnon[-\s]?exclusive/i,
    phrases: [
      ...['non-exclusive', 'nonexclusive', 'non-exclusive rights'],
      ...['non-exclusive licence', 'non-exclusive license'],
    ],
  },
  'Semi-exclusive': { says: /\bsemi[-\s]?exclusive/i, phrases: ['semi-exclusive', 'semiexclusive'] },
};

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
const numbers = new Map(dossierStatements.map((statement, number) => [statement, number]));

function numberOf(section: Section, name: string): number[] {
  const number = numbers.get(`${section}: ${name}`);
  return number === undefined ? [] : [number];
}

/** What repeats in many listings is read once. */
function remembered(read: (text: string) => readonly number[]): (text: string) => readonly number[] {
  const kept = new BoundedCache<readonly number[]>(20_000);
  return (text) => {
    let known = kept.get(text);
    if (known === undefined) {
      known = read(text);
      kept.set(text, known);
    }
    return known;
  };
}

function saidIn(section: Section, kinds: typeof filings, text: string): number[] {
  return Object.entries(kinds).flatMap(([name, { says }]) =>
    says.test(text) ? numberOf(section, name) : [],
  );
}

const inRegistered = remembered((text) => [
  ...countriesIn(text).flatMap((country) => numberOf('registered', country)),
  ...saidIn('filing', filings, text),
]);
const inMade = remembered((text) => countriesIn(text).flatMap((country) => numberOf('made', country)));
const inFile = remembered((text) => saidIn('file', substanceFiles, text));

const inPrescription = remembered((text) => saidIn('prescription', prescriptions, text));
const inExclusivity = remembered((text) => saidIn('exclusivity', exclusivities, text));

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
    ...row.gmpStatuses.flatMap((name) => numberOf('inspection', name)),
    ...inFile(row.apiDmf),
    ...numberOf('deal', row.dealType),
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
