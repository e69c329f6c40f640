import { type EvidenceKind, evidenceKinds } from './evidence-kinds.ts';

const none: readonly never[] = [];

/** What a dossier is of, as far as it decides what a certificate proves of it: substances by their names. */
export type Certified = { dosageForm: string; substances: readonly string[] };

/** Each substance has a file of its own. */
const ofSubstance: readonly EvidenceKind[] = ['cep', 'dmf'];

/**
 * The kinds that are proven of a dossier, of what the evidence keeps for the finder (§21.8): 'approval', of certificates with
 * dosage forms 'gmp/Tablets', of a substance's file 'cep/apixaban'. A certificate that covers other forms proves nothing of
 * it, and of a combination each substance needs a file.
 */
export function kindsProven(
  proofs: readonly string[],
  { dosageForm, substances }: Certified,
): readonly EvidenceKind[] {
  if (proofs.length === 0) return none;
  return evidenceKinds.filter((kind) => {
    if (!ofSubstance.includes(kind)) return proofs.includes(kind) || proofs.includes(`${kind}/${dosageForm}`);
    const named = proofs.filter((one) => one === kind || one.startsWith(`${kind}/`));
    if (substances.length === 1) return named.length > 0;
    return substances.every((substance) => named.some((one) => names(one, substance)));
  });
}

/** A salt's name begins with that of its substance. */
function names(proof: string, substance: string): boolean {
  const [, of = ''] = proof.split('/');
  return `${of} `.startsWith(`${substance.toLowerCase()} `);
}

/** Kinds of which what was lost counts against what a listing says of itself (§23.2). */
export const lostKinds = ['gmp', 'cep', 'dmf', 'inspection'] as const satisfies readonly EvidenceKind[];

/** What became of a dossier's claims of one kind and authority, by their numbers. */
export type Losses = { lost: readonly string[]; kept: readonly string[] };

/** Red or expired today, and what of the same kind and authority is not, as the evidence keeps it: `lost:cep:EDQM:2010-901`. */
export function lossesOf(
  proofs: readonly string[],
  kind: (typeof lostKinds)[number],
  authority: string,
): Losses {
  const start = `:${kind}:${authority}:`;
  const numbers = (which: string) =>
    proofs
      .filter((one) => one.startsWith(which + start))
      .map((one) => one.slice(which.length + start.length));
  return { lost: numbers('lost'), kept: numbers('kept') };
}

/** Of all that is kept of a dossier, what tells of losses. */
export function withLosses(proofs: readonly string[]): readonly string[] {
  return proofs.some((one) => one.startsWith('lost:'))
    ? proofs.filter((one) => one.startsWith('lost:') || one.startsWith('kept:'))
    : none;
}
