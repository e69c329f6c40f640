import type { EvidenceKind } from './evidence-kinds.ts';

// No schema: pages read it too. Registers' rows are known by the same keys (§21.6).

/** 'R1-CEP 2010-123-Rev 02' by its parts; what is before and behind the number is the revision. */
const cep = /^(?:R\d{1,2} ?- ?)?CEP[ -]?(\d{4}) ?- ?(\d{1,4})(?: ?-? ?REV\.? ?\d{1,2})?$/;
const dmf = /^(?:(?:US ?)?DMF ?(?:NO\.? ?|# ?)?)?0{0,6}(\d{1,6})$/;
const fei = /^(?:FEI ?(?:NO\.? ?|# ?)?)?(\d{7,10})$/;
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
  const text = plain(number);
  if (kind === 'cep') {
    const [, year, serial] = cep.exec(text) ?? [];
    return year && serial ? `${year}-${serial.padStart(3, '0')}` : null;
  }
  if (kind === 'dmf' && authority === 'USFDA') {
    const digits = dmf.exec(text)?.[1]?.replace(/^0+/, '');
    return digits || null;
  }
  if (kind === 'inspection') {
    const digits = fei.exec(text)?.[1];
    return digits === undefined || /^0*$/.test(digits) ? null : digits.padStart(10, '0');
  }
  return any.test(text) && /\p{N}/u.test(text) ? text : null;
}
