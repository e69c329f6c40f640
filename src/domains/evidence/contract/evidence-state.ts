import { addMonths } from '#domains/registers/contract/days.ts';
import {
  findings,
  type ProvingFinding,
  type RedFinding,
  type RowFinding,
  redFindings,
  type TellingFinding,
  tellingFindings,
} from './evidence-findings.ts';
import type { EvidenceKind } from './evidence-kinds.ts';
import { looksLastMonths, schedules } from './evidence-schedule.ts';

// No schema: pages read it too.

/** In what a register's rows disagree with each other or with the claim. */
export const conflicts = ['rows', 'substance', 'holder'] as const;
export type Conflict = (typeof conflicts)[number];

/** What a register's current edition has of a claim's number. */
export type Check = {
  /** The day of the edition. */
  edition: string;
  /** Null where it does not have the number, or its rows disagree. */
  finding: RowFinding | null;
  conflict: Conflict | null;
  /** Whether the row names the same substance or holder: without either there is nothing that it could prove. */
  isSame: boolean;
  /** The day that the row itself gives: of an inspection when it was. */
  rowDay: string | null;
};

/** What decides how a claim stands. Days are ISO days. */
export type ClaimFacts = {
  kind: EvidenceKind;
  issuedOn: string | null;
  validUntil: string | null;
  /** When it was stated or changed last. */
  statedOn: string;
  /** What the desk decided, and when. */
  verdict: 'proven' | 'refused' | null;
  decidedOn: string | null;
  /** Of GMP the finder's dosage forms that it covers; none where nobody says. */
  dosageForms: readonly string[];
  check: Check | null;
};

/** What stands on a badge (§21.4). */
export const evidenceStates = [
  'proven',
  'stated',
  'aged',
  'scope',
  'disagrees',
  ...tellingFindings,
  'refused',
] as const;
export type EvidenceState = (typeof evidenceStates)[number];

export function isRed(finding: RowFinding | EvidenceState | null): finding is RedFinding {
  return redFindings.some((one) => one === finding);
}

/** What makes a claim proven, where it is of the same. */
export function isProving(finding: RowFinding | null): finding is ProvingFinding {
  return finding !== null && findings[finding].badge === null;
}

function isTelling(finding: RowFinding | null): finding is TellingFinding {
  return finding !== null && !isProving(finding);
}

/** How a claim stands on a day, of a dossier of this dosage form, or of a plant without one. */
export function evidenceState(
  claim: ClaimFacts,
  { today, dosageForm }: { today: string; dosageForm: string | null },
): EvidenceState {
  const { check, validUntil } = claim;
  if (claim.verdict === 'refused') return 'refused';
  const finding = check?.finding ?? null;
  if (isTelling(finding)) return finding;
  if (validUntil !== null && validUntil < today) return 'expired';
  if (check !== null && check.conflict !== null) return 'disagrees';
  if (!covers(claim, dosageForm)) return 'scope';
  if (holdsUntil(claim) < today) return 'aged';
  return provenOn(claim) === null ? 'stated' : 'proven';
}

/** How it would stand if the desk proved it today: what this leaves red, expired or otherwise told, no proof makes green. */
export function stateOnceProven(
  claim: ClaimFacts,
  at: { today: string; dosageForm: string | null },
): EvidenceState {
  return evidenceState({ ...claim, verdict: 'proven', decidedOn: at.today }, at);
}

/** Whether its scope has the dosage form; what says no forms is asked for none. */
export function covers({ dosageForms }: Pick<ClaimFacts, 'dosageForms'>, dosageForm: string | null): boolean {
  return dosageForm === null || dosageForms.length === 0 || dosageForms.includes(dosageForm);
}

/** The day of the latest proof: the desk's, or that of the edition that has the number as valid for the same; null without. */
export function provenOn({ verdict, decidedOn, check }: ClaimFacts): string | null {
  const desk = verdict === 'proven' ? decidedOn : null;
  const register =
    check !== null && isProving(check.finding) && check.conflict === null && check.isSame
      ? check.edition
      : null;
  if (desk === null || register === null) return desk ?? register;
  return desk > register ? desk : register;
}

/** The day of its next check by the rule of its kind (§21.3); null where each new edition is one. */
export function nextCheck(claim: ClaimFacts): string | null {
  const schedule = schedules[claim.kind];
  if (schedule.months === null) return null;
  const { months, from } = schedule;
  const issued = claim.check?.rowDay ?? claim.issuedOn;
  return addMonths((from === 'issued' ? issued : null) ?? looked(claim), months);
}

/** When somebody looked at it last: who proved it, else who stated it. */
function looked(claim: ClaimFacts): string {
  return provenOn(claim) ?? claim.statedOn;
}

/** The last day before it ages: its next check, and no more than 24 months after the last look. */
function holdsUntil(claim: ClaimFacts): string {
  const next = nextCheck(claim);
  const limit = addMonths(looked(claim), looksLastMonths);
  return next !== null && next < limit ? next : limit;
}

/** The last day on which it is proven, whatever the dosage form, as far as is known today; null where it is not. */
export function provenUntil(claim: ClaimFacts): string | null {
  const { verdict, check, validUntil } = claim;
  if (verdict === 'refused' || provenOn(claim) === null) return null;
  if (check !== null && (check.conflict !== null || isTelling(check.finding))) return null;
  const until = holdsUntil(claim);
  return validUntil !== null && validUntil < until ? validUntil : until;
}
