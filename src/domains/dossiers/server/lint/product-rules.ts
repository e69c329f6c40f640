import { knownNames } from '../molecules/molecule-names.ts';
import { moleculesNamed } from '../molecules/molecule-table.ts';
import { saltWords } from '../molecules/other-names.ts';
import type { LintFacts } from './facts.ts';

/** The substances of a text by their INNs: of a brand those that it is of. */
function substancesIn(text: string): string[] {
  return moleculesNamed(text)
    .filter(({ molecules }) => molecules.length === 1)
    .flatMap(({ molecules }) => molecules.flatMap((one) => one.split(' + ')));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Substances of a text that are none of the listing's own, nor a part of what those are called. */
export function strangersIn(text: string, { inn }: LintFacts): string[] {
  const { inns, otherNames, brands } = knownNames(inn);
  const others = [...new Set(substancesIn(text))].filter((one) => !inns.includes(one));
  if (others.length === 0) return [];
  const ownWords = new Set([inn, ...inns, ...otherNames, ...brands].flatMap(wordsOf));
  return others.filter((one) => {
    const words = wordsOf(one);
    return (
      !words.some((word) => ownWords.has(word) && !saltWords.has(word)) &&
      !words.every((word) => saltWords.has(word) || ownWords.has(word))
    );
  });
}

/** Of 'Levofloxacin in Dextrose 5%' the medicine, without what it is dissolved in. */
function withoutVehicle(title: string): string {
  return title.replace(/\b(?:in|with) (?:dextrose|glucose|sodium chloride|water|saline|sterile)\b.*$/i, '');
}

export function titleOfAnother(facts: LintFacts): string | null {
  const [title, inn] = [facts.text('title'), facts.inn];
  if (title === '' || inn === '') return null;
  const others = strangersIn(withoutVehicle(title), facts);
  return others.length === 0 ? null : `The title names ${others.join(', ')}, the molecule is ${inn}.`;
}

export function saltOfAnother(facts: LintFacts): string | null {
  const [salt, inn] = [facts.text('salt'), facts.inn];
  if (salt === '' || inn === '') return null;
  // What stands in brackets is what it is bound to, or diluted with.
  const others = strangersIn(salt.replace(/\([^()]*\)/g, ' '), facts);
  return others.length === 0 ? null : `The salt is one of ${others.join(', ')}, the molecule is ${inn}.`;
}

/** What a title calls a form, and the dosage forms for which it may stand. */
const formWords: readonly (readonly [word: RegExp, forms: RegExp])[] = [
  [/\btablets?\b|\bcaplets?\b|\bODT\b/i, /Tablets|Dispersible|Vaginal/],
  [/\bcapsules?\b|\bsoftgels?\b/i, /Capsules|Inhalation|Vaginal/],
  [/\bcream\b/i, /Cream/],
  [/\bointment\b/i, /Ointment|Ophthalmic/],
  [/\b(?:jelly|gel)\b(?! capsules?)/i, /Gel|Ophthalmic|Lotion/],
  [/\bsyrup\b/i, /Syrup|Oral/],
  [/\bsuppositor(?:y|ies)\b|\bpessar(?:y|ies)\b/i, /Suppositories/],
  [/\bpatch(?:es)?\b/i, /Patch/],
  [/\bnasal\b/i, /Nasal/],
  [/\b(?:eye|ear|ophthalmic|otic)\b/i, /Ophthalmic|Ointment|Gel/],
  [/\b(?:for |concentrate for )?(?:injection|infusion)\b/i, /Injection/],
  [/\b(?:inhaler|DPI|MDI|inhalation)\b/i, /Inhalation|Nasal/],
  [/\blozenges?\b|\bchewing gum\b/i, /Lozenges/],
];

export function titleOfAnotherForm({ form, text }: LintFacts): string | null {
  const title = text('title');
  const named = formWords.filter(([word]) => word.test(title));
  if (form === '' || named.length === 0 || named.some(([, forms]) => forms.test(form))) return null;
  const words = named.map(([word]) => word.exec(title)?.[0] ?? '');
  return `The title says ${words.join(', ')}, the dosage form is ${form}.`;
}

const amount = /(\d[\d.,]{0,15})\s{0,3}(mg|mcg|µg|g|iu|units?|%|meq|mmol)(?![a-z])/gi;

function numberOf(text: string): number {
  return Number(text.replace(/,(?=\d{3}(\D|$))/g, '').replace(/[.,]$/, ''));
}

/** Numbers with a unit that stand in the title and nowhere among the strengths. */
export function titleOfOtherStrengths({ text, list }: LintFacts): string | null {
  const [title, strengths] = [text('title'), text('strengths')];
  const told = strengths === '' ? [] : [...title.matchAll(amount)];
  if (told.length === 0) return null;
  const known = new Set(
    [strengths, text('packStyle1'), text('packStyle2'), ...list('packSizes1'), ...list('packSizes2')]
      .flatMap((one) => one.match(/\d[\d.,]*/g) ?? [])
      .flatMap((one) => [numberOf(one), numberOf(one) * 1000, numberOf(one) / 1000]),
  );
  // A range names its ends alone.
  const ends = /\d ?(?:mg|mcg|g|iu)? ?(?:-|–|to) ?\d/.test(strengths);
  const others = told.filter(([, digits = '']) => !known.has(numberOf(digits)));
  if (others.length === 0 || ends) return null;
  return `The title says ${others.map(([one]) => one).join(', ')}, the strengths are ${strengths}.`;
}

const solid = /Tablets|Capsules|Powders & Granules|Lozenges|Oral Film/;
const onSkin = /^(Cream|Ointment|Gel|Topical Solution & Lotion|Transdermal Patch)$/;
const notSwallowed = /^(Intravenous|Intramuscular|Subcutaneous|Other Parenteral|Nasal|Ophthalmic|Otic)$/;
const injected = /^(Intravenous|Intramuscular|Subcutaneous|Other Parenteral)$/;
const into = /Injection/;

/** Routes that no product of a form goes: what is left open goes any. */
export function formOfNoSuchRoute({ form, routes }: LintFacts): string | null {
  if (form === '' || routes.length === 0) return null;
  const wrong = routes.filter((route) => {
    if (solid.test(form)) return notSwallowed.test(route) || route === 'Transdermal';
    if (onSkin.test(form)) return injected.test(route) || route === 'Inhalation';
    if (/^(Oral Solution|Oral Suspension|Syrup)$/.test(form)) return notSwallowed.test(route);
    if (into.test(form)) return ['Oral', 'Topical', 'Transdermal'].includes(route) && routes.length === 1;
    if (form === 'Ophthalmic & Otic Drops') return !['Ophthalmic', 'Otic', 'Others', 'Nasal'].includes(route);
    if (form === 'Suppositories & Vaginal Inserts') return !['Rectal', 'Vaginal', 'Others'].includes(route);
    return /^(Nasal Spray|Inhalation)$/.test(form) && (injected.test(route) || route === 'Oral');
  });
  return wrong.length === 0 ? null : `${form} are not given by this route: ${wrong.join(', ')}.`;
}
