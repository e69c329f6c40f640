import type { DosageForm } from '../dossier-lists.ts';
import { namedBy, type Standing, standingOf, standingsIn } from '../reading/standings.ts';
import { correlation, modifiedRelease, releasedAtOnce, waiverIn } from '../reading/studies.ts';
import { countriesAt, countriesIn, statesIn } from '../reading/words-read.ts';
import type { Reference } from './fit-rules.ts';

/** What an owner's words say of bioequivalence. */
export type Study =
  /** Nothing, or nothing that this table judges: studies of what is inhaled, put on the skin or a biologic. */
  | { is: 'unsaid' }
  /** No study is needed: a solution that is injected or swallowed. */
  | { is: 'not needed' }
  /** By class of the BCS; the classes that are named. */
  | { is: 'waived'; classes: readonly string[] }
  /** Claimed of a form that has none. */
  | { is: 'waived wrongly' }
  /** Denied: not done, failed, or a waiver that was refused, and nothing in its place. */
  | { is: 'denied' }
  /** Planned, piloted or running. */
  | { is: 'to come' }
  /** Against which reference: a country's own by its name. */
  | {
      is: 'done';
      against: ReadonlySet<Reference | string>;
      /** Those that are denied, and those of which nobody can tell. */
      not: ReadonlySet<Reference | string>;
      unsure: ReadonlySet<Reference | string>;
    };

const solutions = new Set<DosageForm>([
  ...(['Oral Solution', 'Syrup', 'Injection', 'Lyophilized Powder for Injection'] as const),
]);
/** Absorbed by another way than the mouth, and no solution. */
const neverWaived = /^(?:Suppositories|Transdermal)/;

const notNeeded = /^(?:n\/?a|not (?:applicable|required|needed))\b/i;
const toCome = /\b(?:pilot|planned|on-?going|not started|in progress|scheduled|to be (?:done|started))\b/i;
const pivotal = /\bpivotal\b/i;
const finished = /\b(?:completed|done|passed|successful)/i;
const otherStudy =
  /\bin[- ]vitro\b|\bIV[RP]T\b|\bphase I|immunogenicity|clinical endpoint|vasoconstrictor|therapeutic equivalence/i;
const ofEquivalence = /\bBE\b|\bbio-?equivalen|\bPK\b/i;

/** Reads 'BE completed, fasting, n = 36, US RLD', 'Biowaiver (BCS class I)', 'Not applicable (parenteral solution)'. */
export function readStudy(words: string, form: DosageForm): Study {
  const isSolution = solutions.has(form);
  if (notNeeded.test(words)) return { is: isSolution && isAllOfIt(words) ? 'not needed' : 'unsaid' };
  const ofWaiver = standingsIn(words, waivers, (clause) => ofEquivalence.test(clause)).get('waiver');
  const waiver = waiverIn(words);
  if (waiver !== null && ofWaiver === 'has') return readWaiver(waiver, words, form, isSolution);
  const isDone = isPivotalDone(words);
  if (toCome.test(words) && !isDone) return { is: 'to come' };
  const isDenied = standingOf(words) === 'denied';
  if (otherStudy.test(words) || !ofEquivalence.test(words))
    return { is: ofWaiver === 'denied' || isDenied ? 'denied' : 'unsaid' };
  const standing = standingsIn(words, isDone ? pivotals : studies, isBesideStudy).get(
    isDone ? 'pivotal' : 'study',
  );
  if (standing === 'doubt') return { is: 'unsaid' };
  if (standing === 'denied' || standing === 'to come') return { is: standing };
  // Said of no study by its name, as in 'BE' within another word: it stands for itself.
  if (standing === undefined && isDenied) return { is: 'denied' };
  return { is: 'done', ...standingReferences(words) };
}

const waivers = namedBy([['waiver', /bio-?waiver|waiver/i]] as const);
const pivotals = namedBy([['pivotal', pivotal]] as const);
const studies = namedBy([['study', /\bBE\b|\bbio-?equivalence|\bPK\b|\bstud(?:y|ies)\b/i]] as const);
const classesIn = namedBy([
  ['III', /\b(?:class(?:es)?|BCS)[ -]?(?:III|3)\b/i],
  ['II', /\b(?:class(?:es)?|BCS)[ -]?(?:II|2)\b/i],
  ['IV', /\b(?:class(?:es)?|BCS)[ -]?(?:IV|4)\b/i],
  ['I', /\b(?:class(?:es)?|BCS)[ -]?(?:I|1)\b/i],
] as const);

/** Nothing but that no study is needed: none is named besides, and nothing is ahead. */
function isAllOfIt(words: string): boolean {
  const rest = words.replace(notNeeded, ' ');
  return !ofEquivalence.test(rest) && standingOf(rest) === 'has';
}

/** Why no study is wanted, where it is met without one; '' where a study meets it. */
export function exemptionOf(facts: { clinicalDetails: string; dosageForm: DosageForm }): string {
  const { clinicalDetails, dosageForm } = facts;
  const study = readStudy(clinicalDetails.trim(), dosageForm);
  if (study.is === 'not needed')
    return `Exempt from a study: what is injected or swallowed as a solution needs none (${dosageForm}).`;
  return study.is === 'waived'
    ? `Exempt from a study: a waiver by BCS class ${study.classes.join(' and ')} is claimed.`
    : '';
}

function isPivotalDone(words: string): boolean {
  return words.split(/[;,.]/).some((part) => pivotal.test(part) && finished.test(part));
}

function readWaiver(
  waiver: 'by class' | 'whole',
  words: string,
  form: DosageForm,
  isSolution: boolean,
): Study {
  if (modifiedRelease.test(form)) return { is: correlation.test(words) ? 'unsaid' : 'waived wrongly' };
  if (neverWaived.test(form)) return { is: 'waived wrongly' };
  if (waiver === 'whole') return { is: isSolution ? 'not needed' : 'unsaid' };
  if (!releasedAtOnce.test(form)) return { is: 'waived wrongly' };
  const classes = standingsIn(words, classesIn);
  return {
    is: 'waived',
    classes: [...classes].flatMap(([one, standing]) => (standing === 'has' ? [one] : [])),
  };
}

/** Where the reference is named: 'EU reference product', 'US RLD'; and what stands behind: 'vs Norvasc US'. */
const aReference = /\b(?:RLD|CRP|reference|comparator|innovator|originator)\b/i;
const comparing = /\b(?:vs\.?|versus|against|compared (?:to|with))\s/i;
const named: readonly (readonly [Reference, RegExp])[] = [
  ['US', /\b(?:USA?|U\.S\.|United States|RLD|FDA)(?![\w])/],
  ['EU', /\b(?:EU|EEA|EMA|Europe(?:an)?)\b/],
  ['UK', /\b(?:UK|British|United Kingdom)\b/],
  ['Canada', /\b(?:CRP|Canad(?:a|ian))\b/],
  ['Australia', /\bAustralian?\b/],
  ['Japan', /\bJapan(?:ese)?\b/],
];

function referencesIn(words: string): Set<Reference | string> {
  const compared = words.split(';').flatMap((part) => {
    const at = part.search(comparing);
    return at === -1 ? [] : [part.slice(at)];
  });
  const parts = [...compared, ...words.split(/[;,.()]/).filter((part) => aReference.test(part))];
  const text = parts.join('; ');
  const places = named.flatMap(([place, pattern]) => (pattern.test(text) ? [place] : []));
  const isOfUnion = statesIn(text).some((state) => state !== 'United Kingdom');
  return new Set<Reference | string>([...places, ...(isOfUnion ? ['EU'] : []), ...countriesIn(text)]);
}

const inClauses = namedBy(named);

function placesIn(clause: string): ReturnType<typeof inClauses> {
  const countries = countriesAt(clause).map((one) => ({ ...one, name: one.name as Reference }));
  return [...inClauses(clause), ...countries];
}

/** What stands beside a study, and is judged by itself: a clause that names a reference, a waiver of strengths, a test in vitro. */
function isBesideStudy(clause: string): boolean {
  return besideStudy.test(clause) || placesIn(clause).length > 0;
}
const besideStudy =
  /\b(?:RLD|CRP|reference|comparator|innovator|originator|vs|versus|against|pilot)\b|waiver|strength|in[- ]vitro|dissolution/i;
/** What is said of the study, or of a waiver, is said of no reference. */
const ofStudy = /\bBE\b|\bbio-?equivalen|\bPK\b|\bstud(?:y|ies)\b|\bpivotal\b|\bpilot\b|waiver/i;

/** References by how each stands: 'EU reference product, not US'. */
function standingReferences(
  words: string,
): Record<'against' | 'not' | 'unsure', ReadonlySet<Reference | string>> {
  const standings = standingsIn<Reference | string>(words, placesIn, (clause) => ofStudy.test(clause));
  const ofUnion = (country: string) => statesIn(country).some((state) => state !== 'United Kingdom');
  const all = [...referencesIn(words)];
  const standingOfOne = (one: string): Standing => {
    const own = standings.get(one);
    if (own !== undefined || one !== 'EU') return own ?? 'has';
    // Of the Union because of its states alone.
    const states = [...standings].filter(([name]) => ofUnion(name)).map(([, standing]) => standing);
    return states.find((standing) => standing !== 'has') ?? 'has';
  };
  const which = (is: (standing: Standing) => boolean) => new Set(all.filter((one) => is(standingOfOne(one))));
  return {
    against: which((one) => one === 'has'),
    not: which((one) => one === 'denied'),
    unsure: which((one) => one === 'doubt' || one === 'to come'),
  };
}
