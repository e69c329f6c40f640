import { cepKey, dmfKey, feiKey } from '#domains/registers/contract/evidence-keys.ts';
import type { EvidenceKind } from './evidence-kinds.ts';

// No schema: pages read it too. Registers' rows are known by the same keys (§21.6).

const shortestFei = 1_000_000;
/** What any authority numbers by: with a digit, and with nothing that no number has. */
const any = /^[\p{L}\p{N}][\p{L}\p{N} ./()#_-]*$/u;

/** So that it is found whatever it is typed with: one blank, capitals, the plain hyphen. */
function plain(number: string): string {
  return number
    .normalize('NFKC')
    .replaceAll(/[‐-―−]/g, '-')
    .trim()
    .split(/\s+/)
    .join(' ')
    .toUpperCase();
}

/**
 * The number as claims and registers are joined by it: a CEP without its revision, an FDA's DMF without leading zeros, a FEI
 * of ten digits. Null where it is none of its kind. Empty is none.
 */
export function numberKey(kind: EvidenceKind, authority: string, number: string): string | null {
  if (kind === 'cep') return cepKey(number)?.key ?? null;
  if (kind === 'dmf' && authority === 'USFDA') return dmfKey(number);
  if (kind === 'inspection') {
    const key = feiKey(number);
    // Of fewer than seven digits it is another number.
    return key !== null && Number(key) >= shortestFei ? key : null;
  }
  const text = plain(number);
  return any.test(text) && /\p{N}/u.test(text) ? text : null;
}
