import { type EvidenceKind, evidenceKinds } from './evidence-kinds.ts';

const none: readonly EvidenceKind[] = [];

/**
 * The kinds that are proven of a dossier, of what the evidence keeps for the finder (§21.8): 'cep', and of certificates with
 * dosage forms 'gmp/Tablets'. A certificate that covers other forms proves nothing of it.
 */
export function kindsProven(proofs: readonly string[], dosageForm: string): readonly EvidenceKind[] {
  if (proofs.length === 0) return none;
  return evidenceKinds.filter((kind) => proofs.includes(kind) || proofs.includes(`${kind}/${dosageForm}`));
}
