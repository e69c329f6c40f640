import type { ShownClaim } from '#domains/evidence/contract/evidence-claims.ts';
import { isProving, isRed } from '#domains/evidence/contract/evidence-state.ts';
import { checkWords, claimName } from '#domains/evidence/contract/evidence-words.ts';
import { inShort } from '#domains/registers/contract/days.ts';
import type { FitRuleName } from '../../contract/market-fit/fit-rules.ts';
import type { FitFacts, FitOutcome } from '../../contract/market-fit/judge-fit.ts';
import { fileByEvidence, gmpByEvidence } from '../../contract/market-fit/lost-evidence.ts';
import { exemptionOf } from '../../contract/market-fit/said-of-study.ts';

/** Beside the owner's words, why a rule is met without what it asks for, or is not met for all that is said. */
export function notesOf(
  facts: FitFacts,
  claims: readonly ShownClaim[],
): (rule: FitRuleName, outcome: FitOutcome) => string {
  const { losses = [] } = facts;
  const told = (kinds: readonly ShownClaim['kind'][]) =>
    claims
      .filter((one) => kinds.includes(one.kind) && isLost(one))
      .map(lossWords)
      .join(' ');
  const files = (['CEP', 'US DMF'] as const).filter(
    (file) => fileByEvidence(file, facts.apiDmf, losses) !== 'has',
  );
  const isGmpLost = facts.gmpStatuses.some((one) => gmpByEvidence(one, losses) !== 'has');
  return (rule, outcome) => {
    if (rule === 'bioequivalence') return outcome === 'fit' ? exemptionOf(facts) : '';
    if (outcome === 'fit') return '';
    if (rule === 'gmp' && isGmpLost) return told(['gmp', 'inspection']);
    if (rule !== 'substance' || files.length === 0) return '';
    return told(files.map((file) => (file === 'CEP' ? 'cep' : 'dmf')));
  };
}

function isLost({ state }: ShownClaim): boolean {
  return isRed(state) || state === 'expired';
}

function lossWords(claim: ShownClaim): string {
  const byRegister = claim.check !== null && claim.check.finding !== null && !isProving(claim.check.finding);
  if (byRegister) return `${claimName(claim)}: ${checkWords(claim.check)}`;
  return `${claimName(claim)} expired on ${inShort(claim.validUntil ?? '')}.`;
}
