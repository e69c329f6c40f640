/** What a comma between digits is in a column: the sign before decimals, or none. */
export type DecimalSign = 'comma' | 'point';

/** A number as it was written; several where commas stand between them. */
export type ReadNumber = { numbers: number[] } | { unclear: true };

/** More than this is no strength: what reads so was a list. */
const largest = 10_000;

/**
 * Reads digits with points and commas. '2.5' and '0,125' are certain; what '2,5', '1.000' and '20,40' are, the column
 * tells. Without its answer they are unclear.
 */
export function readNumber(written: string, sign: DecimalSign | null): ReadNumber {
  const marks = [...written].filter((letter) => letter === ',' || letter === '.');
  const [mark] = marks;
  if (mark === undefined) return { numbers: [Number(written)] };
  const kinds = new Set(marks);
  if (kinds.size === 2) return mixed(written);
  const parts = written.split(mark);
  const groups = parts.slice(1).every((part) => part.length === 3) && (parts[0] ?? '').length <= 3;
  if (mark === '.') return byPoint(parts, groups, sign);
  if (parts.length === 2 && parts[0] === '0') return one(parts.join('.'));
  if (sign === null) return { unclear: true };
  if (sign === 'comma') return parts.length === 2 ? one(parts.join('.')) : { unclear: true };
  if (!groups) return { numbers: parts.map(Number) };
  const whole = Number(parts.join(''));
  return whole > largest ? { unclear: true } : { numbers: [whole] };
}

function byPoint(parts: readonly string[], groups: boolean, sign: DecimalSign | null): ReadNumber {
  if (parts.length > 2) return groups && sign === 'comma' ? one(parts.join('')) : { unclear: true };
  if (!groups || parts[0] === '0') return one(parts.join('.'));
  if (sign === null) return { unclear: true };
  return one(parts.join(sign === 'comma' ? '' : '.'));
}

/** '1.250,5' and '1,250.5': the last one stands before decimals. */
function mixed(written: string): ReadNumber {
  const last = written.includes(',') && written.lastIndexOf(',') > written.lastIndexOf('.') ? ',' : '.';
  const [whole = '', decimals = '', ...more] = written.split(last);
  const groups = whole.split(last === ',' ? '.' : ',');
  if (more.length > 0 || groups.slice(1).some((group) => group.length !== 3)) return { unclear: true };
  return one(`${groups.join('')}.${decimals}`);
}

function one(text: string): ReadNumber {
  return { numbers: [Number(text)] };
}

/** Digits with the points and commas between them. */
const numberIn = /\d[\d.,]*\d|\d/g;

/** Whether a strength's text holds a number that only its column's sign makes certain. */
export function hasUnclearStrength(text: string): boolean {
  return (text.match(numberIn) ?? []).some((written) => 'unclear' in readNumber(written, null));
}

/** Whether a text of money or quantities does: of '0,02' and '1,5' everybody knows, of '1,250' nobody. */
export function hasUnclearAmount(text: string): boolean {
  return (text.match(numberIn) ?? []).some(isUnclearAmount);
}

function isUnclearAmount(written: string): boolean {
  const [, whole = '', rest = ''] = /^(\d+)[.,](\d+)$/.exec(written) ?? [];
  return rest.length === 3 && whole.length <= 3 && whole !== '0';
}

/**
 * The same text with points before decimals and nothing between thousands, where its column has commas before decimals;
 * null where that cannot be. What is written as the catalogue writes it stays.
 */
export function withPoints(text: string, sign: DecimalSign | null): string {
  return text.replaceAll(numberIn, (written) => {
    if (isUnclearAmount(written) && sign !== 'comma') return written;
    if (!written.includes(',') && !isUnclearAmount(written)) return written;
    const read = readNumber(written, written.includes(',') ? 'comma' : sign);
    const isPlain = 'numbers' in read && read.numbers.length === 1 && /^[\d.]+(,\d+)?$/.test(written);
    return isPlain ? written.replaceAll('.', '').replace(',', '.') : written;
  });
}
