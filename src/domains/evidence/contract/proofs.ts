import { type EvidenceKind, evidenceKinds } from './evidence-kinds.ts';

const none: readonly never[] = [];

/**
 * The kinds that are proven of a dossier, of what the evidence keeps for the finder (§21.8): 'cep', and of certificates with
 * dosage forms 'gmp/Tablets'. A certificate that covers other forms proves nothing of it.
 */
export function kindsProven(proofs: readonly string[], dosageForm: string): readonly EvidenceKind[] {
  if (proofs.length === 0) return none;
  return evidenceKinds.filter((kind) => proofs.includes(kind) || proofs.includes(`${kind}/${dosageForm}`));
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
