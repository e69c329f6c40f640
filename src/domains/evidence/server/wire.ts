import type { ShownClaim } from '../contract/evidence-claims.ts';
import {
  type Check,
  type ClaimFacts,
  type EvidenceState,
  evidenceState,
  isRed,
  nextCheck,
  stateOnceProven,
} from '../contract/evidence-state.ts';
import type { CheckedClaim, CheckRow, ClaimRow } from './queries.ts';

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function toCheck({ edition, finding, conflict, isSame, rowDay }: CheckRow): Check {
  return { edition, finding, conflict, isSame, rowDay };
}

/** What decides how a claim stands. */
export function toFacts(claim: ClaimRow, check: Check | null): ClaimFacts {
  const { kind, issuedOn, validUntil, verdict, dosageForms, statedAt, decidedAt } = claim;
  return {
    ...{ kind, issuedOn, validUntil, verdict, dosageForms, check },
    statedOn: dayOf(statedAt),
    decidedOn: decidedAt === null ? null : dayOf(decidedAt),
  };
}

export type ShownAt = { today: string; dosageForm: string | null };

/** A claim as it stands on a day, of a dossier of this dosage form. */
export function toShownClaim({ claim, check }: CheckedClaim, at: ShownAt): ShownClaim {
  const facts = toFacts(claim, check && toCheck(check));
  const state = evidenceState(facts, at);
  const { kind, authority, number, holder, substance, site, scope, dosageForms, source } = claim;
  return {
    id: String(claim.id),
    ...{ kind, authority, number, holder, substance, site, scope, dosageForms, source },
    ...{ issuedOn: claim.issuedOn, validUntil: claim.validUntil },
    state,
    statedAs: claim.statedAs,
    statedOn: facts.statedOn,
    provenOn: claim.verdict === 'proven' ? facts.decidedOn : null,
    note: claim.note,
    nextCheck: state === 'expired' || state === 'refused' ? null : nextCheck(facts),
    check: check && {
      ...{ register: check.register, edition: check.edition, since: check.since },
      ...{ finding: check.finding, conflict: check.conflict, rows: check.rows },
      ...{ rowDay: check.rowDay, officialBefore: check.officialBefore },
    },
  };
}

/** How it would stand on a day on which the desk proved it. */
export function toStateOnceProven({ claim, check }: CheckedClaim, at: ShownAt): EvidenceState {
  return stateOnceProven(toFacts(claim, check && toCheck(check)), at);
}

/** What members read: without what the desk refused, and first what a register warns of. */
export function toShownClaims(claims: readonly CheckedClaim[], at: ShownAt): ShownClaim[] {
  const shown = claims.map((one) => toShownClaim(one, at)).filter(({ state }) => state !== 'refused');
  return [...shown.filter(({ state }) => isRed(state)), ...shown.filter(({ state }) => !isRed(state))];
}
