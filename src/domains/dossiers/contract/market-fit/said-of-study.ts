import type { DosageForm } from '../dossier-lists.ts';
import { correlation, modifiedRelease, releasedAtOnce, waiverIn } from '../reading/studies.ts';
import { countriesIn, statesIn } from '../reading/words-read.ts';
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
  /** Planned, piloted or running. */
  | { is: 'to come' }
  /** Against which reference: a country's own by its name. */
  | { is: 'done'; against: ReadonlySet<Reference | string> };

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
  if (notNeeded.test(words)) return { is: isSolution ? 'not needed' : 'unsaid' };
  const waiver = waiverIn(words);
  if (waiver !== null) return readWaiver(waiver, words, form, isSolution);
  if (toCome.test(words) && !isPivotalDone(words)) return { is: 'to come' };
  if (otherStudy.test(words) || !ofEquivalence.test(words)) return { is: 'unsaid' };
  return { is: 'done', against: referencesIn(words) };
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
  const classes = [...words.matchAll(/\b(?:class(?:es)?|BCS)[ -]?(III|II|IV|I|[1-4])\b/gi)];
  return { is: 'waived', classes: classes.map(([, one = '']) => romans[one] ?? one.toUpperCase()) };
}

const romans: Readonly<Record<string, string>> = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' };

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
