/** What was typed for an amount: its decimal text, or why it is none. */
type ReadAmount = { amount: string } | { fault: string };

export const notAnAmount = 'Give an amount in digits, with at most four decimals after a point';

/** '1,250,000' and '1.250.000,5' say by themselves which of the two is the decimal point; spaces only group. */
const grouped = /^[1-9]\d{0,2}(?:([ ,.])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d{1,4})?$/;
/** One point or comma with three digits after it, as thousands are written in one half of the world and decimals in the other. */
const uncertain = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Reads an amount of money as it is typed anywhere in the world (§10.7). Where the digits may be a thousand times more
 * or less it answers with the question, because nobody may guess in a contract.
 */
export function readAmount(typed: string): ReadAmount {
  const text = typed.trim().replace(/[\u00a0\u202f]/g, ' ');
  if (uncertain.test(text)) return { fault: askWhich(text) };
  const plain = grouped.test(text) ? withoutGroups(text) : text.replace(',', '.');
  if (!/^\d{1,12}(\.\d{1,4})?$/.test(plain)) return { fault: notAnAmount };
  return { amount: plain.replace(/^0+(?=\d)/, '') };
}

/**
 * Reads what comes in whole pieces, as packs do: a comma before three digits groups them, because nothing is behind it.
 * Of a point it asks, as of any amount.
 */
export function readCount(typed: string): ReadAmount {
  const text = typed.trim();
  return readAmount(/^[1-9]\d{0,2},\d{3}$/.test(text) ? text.replace(',', '') : text);
}

/** '1.250.000,5' as '1250000.5'. */
function withoutGroups(text: string): string {
  const separator = /[ ,.]/.exec(text)?.[0] ?? '';
  return text.replaceAll(separator, '').replace(',', '.');
}

/** '1.105' is asked about, '1.1050' is not. */
function askWhich(text: string): string {
  const [whole = '', decimals = ''] = text.split(/[.,]/);
  const small = /^0+$/.test(decimals) ? whole : `${whole}.${decimals}0`;
  const large = `${whole}${decimals}`;
  return `“${text}” may be ${groupDigits(small)} or ${groupDigits(large)}. Write ${small} or ${large}, whichever you mean`;
}

/** Whether a free text like a volume's '120.000 packs' holds a number with a point that may be read in two ways. */
export function uncertainIn(text: string): string | null {
  const found = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/.exec(text);
  return found === null ? null : askWhich(found[0]);
}

/** '1250000.5' as '1,250,000.5', by its digits, because a float would change them; what is no number stays as it is. */
export function groupDigits(amount: string): string {
  if (/^-\d/.test(amount)) return `-${groupDigits(amount.slice(1))}`;
  const [whole = '', decimals] = amount.split('.');
  if (!/^\d+$/.test(whole)) return amount;
  const first = whole.length % 3 || 3;
  const groups = [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])].join(',');
  return decimals === undefined ? groups : `${groups}.${decimals}`;
}

/** Money of a deal, as it stands in documents, mails and on the pages of requests: '250,000 EUR', '1.25 EUR'. */
export function money(amount: string, currency: string): string {
  return `${groupDigits(amount)} ${currency}`;
}

/** The same without the zeros behind it: the database keeps four decimals of everything. */
export function withoutZeros(amount: string): string {
  return amount.includes('.') ? amount.replace(/(?<!0)0+$/, '').replace(/\.$/, '') : amount;
}

/** With the two decimals in which money is paid, or none: '1234.5' as '1234.50', '500.0000' as '500'. */
export function withCents(amount: string): string {
  return withoutZeros(amount).replace(/\.\d$/, '$&0');
}

/** Two amounts in decimal text, multiplied by their digits: '1.25' times '100000' is '125000', and '1.5' times '3' is '4.50'. */
export function times(one: string, other: string): string {
  const [left, right] = [digitsOf(one), digitsOf(other)];
  const places = left.places + right.places;
  const digits = (left.digits * right.digits).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const decimals = digits.slice(digits.length - places).replace(/(?<!0)0+$/, '');
  return decimals === '' ? whole : `${whole}.${decimals.padEnd(2, '0')}`;
}

/** Less than zero where the first amount is the smaller, more where it is the larger; by their digits. */
export function compareAmounts(one: string, other: string): number {
  const [left, right] = aligned(one, other);
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Amounts in decimal text, those below zero too, added up by their digits. */
export function sumOf(amounts: readonly string[]): string {
  return amounts.reduce((one, other) => {
    const places = Math.max(digitsOf(one).places, digitsOf(other).places);
    const [left, right] = aligned(one, other);
    const sum = left + right;
    const digits = (sum < 0n ? -sum : sum).toString().padStart(places + 1, '0');
    const sign = sum < 0n ? '-' : '';
    return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
  }, '0');
}

/** The digits of two amounts to the same number of decimals. */
function aligned(one: string, other: string): [bigint, bigint] {
  const [left, right] = [digitsOf(one), digitsOf(other)];
  const places = Math.max(left.places, right.places);
  const digits = (of: typeof left) => of.digits * 10n ** BigInt(places - of.places);
  return [digits(left), digits(right)];
}

function digitsOf(amount: string): { digits: bigint; places: number } {
  const [whole = '', decimals = ''] = amount.split('.');
  return { digits: BigInt(whole + decimals), places: decimals.length };
}
