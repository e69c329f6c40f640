import { readIngredient } from '#domains/registers/server/names/rules.ts';
import { type RowFinding, rowFindings } from '../../contract/evidence-findings.ts';
import type { EvidenceKind } from '../../contract/evidence-kinds.ts';
import { type Conflict, isRed } from '../../contract/evidence-state.ts';
import { substancesNamed } from '../../contract/substances.ts';

/** A register's row of a number: as published, and what it comes to. */
export type FoundRow = {
  status: string;
  finding: RowFinding;
  substance: string;
  holder: string;
  /** The day that the row gives; null without. */
  day: string | null;
  /** Of an inspection: when one before it indicated official action. */
  officialBefore: string | null;
  /** Another row of the same number says something else. */
  isInConflict: boolean;
};

export type Judged = {
  finding: RowFinding | null;
  conflict: Conflict | null;
  isSame: boolean;
  rowDay: string | null;
  officialBefore: string | null;
  rows: { status: string; substance: string; holder: string }[];
};

/** Rows that are kept, and shown. */
const mostRows = 5;

/** What the rows of a claim's number, all that the edition has, say of the claim (§21.6). */
export function judgeRows(
  claim: { kind: EvidenceKind; substance: string; holder: string },
  found: readonly FoundRow[],
): Judged {
  const rows = found
    .slice(0, mostRows)
    .map(({ status, substance, holder }) => ({ status, substance, holder }));
  const rowDay = found.reduce<string | null>(
    (last, { day }) => (day !== null && day > (last ?? '') ? day : last),
    null,
  );
  const [first] = found;
  const officialBefore = first?.officialBefore ?? null;
  const nothing = { finding: null, conflict: null, isSame: false, rowDay, officialBefore, rows };
  if (first === undefined) return nothing;
  // One inspection has a row for each programme that it was for: the worst of them is its outcome.
  const finding = claim.kind === 'inspection' ? worst(found, first) : first.finding;
  if (found.some(({ isInConflict }) => isInConflict)) {
    // Half of what is said is no all-clear.
    return { ...nothing, conflict: 'rows', finding: isRed(worst(found, first)) ? worst(found, first) : null };
  }
  const substance = sameSubstance(claim.substance, first.substance);
  const holder = sameHolder(claim.holder, first.holder);
  const conflict = substance === false ? 'substance' : holder === false ? 'holder' : null;
  // A holder has files of many substances.
  const isNamed = first.substance === '' ? holder === true : substance === true;
  return { finding, conflict, isSame: conflict === null && isNamed, rowDay, officialBefore, rows };
}

/** By the order of the table of findings. */
function worst(found: readonly FoundRow[], first: FoundRow): RowFinding {
  return rowFindings.findLast((one) => found.some(({ finding }) => finding === one)) ?? first.finding;
}

/** What companies are by law, which one register writes and another leaves out. */
const legalForms = new Set(
  'ltd limited inc incorporated llc lp gmbh ag sa spa srl bv nv co corp corporation company plc pvt private kg kgaa ab as oy sas sl pte kft doo'.split(
    ' ',
  ),
);

/** What half of the trade is called. */
const tradeWords = new Set(
  'pharma pharmaceutical pharmaceuticals laboratories laboratory labs lab chemicals chemical chem healthcare health life sciences science international global industries industry group holding holdings biotech fine api apis the and of'.split(
    ' ',
  ),
);

function wordsOf(text: string): Set<string> {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('.', '');
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 && !legalForms.has(word));
  // Besylate is besilate, mesylate mesilate.
  return new Set(words.map((word) => word.replace('sylate', 'silate')));
}

/** Whether the words of one are among the other's; null where one says nothing, which is no difference and no proof. */
function sameWords(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean | null {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  return few.size === 0 ? null : [...few].every((word) => many.has(word));
}

/** The same, of substances: a salt alone names none. */
export function sameSubstance(one: string, other: string): boolean | null {
  const same = sameWords(wordsOf(one), wordsOf(other));
  if (same !== true) return same;
  // Of a combination it is one alone.
  if (substancesNamed(one).length !== substancesNamed(other).length) return false;
  const moiety = wordsOf(readIngredient(other).moiety);
  return [...wordsOf(readIngredient(one).moiety)].some((word) => moiety.has(word));
}

/** The same, of companies: what half of the trade is called names none. */
export function sameHolder(one: string, other: string): boolean | null {
  const named = (text: string) => new Set([...wordsOf(text)].filter((word) => !tradeWords.has(word)));
  return sameWords(named(one), named(other));
}

/** Whether what a register says of a claim is news to who deals over it: it turned red, red otherwise, or is red no more. */
export function isNews(before: RowFinding | null, now: RowFinding | null): boolean {
  return before !== now && (isRed(before) || isRed(now));
}
