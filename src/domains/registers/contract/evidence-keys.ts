// No schema: pages read it too.

const cep = /^(R\d{1,2})?(?: ?- ?| )?CEP[ -]?(\d{4}) ?- ?(\d{1,4})(?: ?-? ?REV\.? ?(\d{1,2}))?$/;
const dmf = /^(?:(?:US ?)?DMF ?(?:NO\.? ?|# ?)?)?(\d{1,12})$/;
const fei = /^(?:FEI ?(?:NO\.? ?|# ?)?)?(\d{1,15})$/;
/** Longer than any number with all that may stand around it. */
const longest = 60;

/** So that it is found whatever it is typed with: one blank, capitals, the plain hyphen. */
function plain(number: string): string {
  return number
    .normalize('NFKC')
    .slice(0, longest)
    .replaceAll(/[‐-―−]/g, '-')
    .trim()
    .split(/\s+/)
    .join(' ')
    .toUpperCase();
}

/**
 * A CEP's number by its parts: `R1-CEP 2004-123 - Rev 02` has the key `2004-123`, whatever its revision, and the revision
 * `R1 Rev 02`. Null for what is none.
 */
export function cepKey(number: string): { key: string; revision: string } | null {
  const [, renewal, year, serial, revision] = cep.exec(plain(number)) ?? [];
  if (year === undefined || serial === undefined) return null;
  const parts = [renewal, revision && `Rev ${revision.padStart(2, '0')}`];
  return {
    key: `${year}-${String(Number(serial)).padStart(3, '0')}`,
    revision: parts.filter((part) => part !== undefined).join(' '),
  };
}

/** The number of one of the FDA's master files without leading zeros: `DMF 018990` has the key `18990`. Null for what is none. */
export function dmfKey(number: string): string | null {
  const digits = dmf.exec(plain(number))?.[1]?.replace(/^0+/, '') ?? '';
  return digits.length >= 1 && digits.length <= 6 ? digits : null;
}

/**
 * An establishment's FEI as ten digits, zeros before it or none: `1000123` has the key `0001000123`. Null for what is none.
 */
export function feiKey(number: string): string | null {
  const digits = fei.exec(plain(number))?.[1]?.replace(/^0+/, '') ?? '';
  return digits.length >= 1 && digits.length <= 10 ? digits.padStart(10, '0') : null;
}
