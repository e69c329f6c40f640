import { writtenMonth } from '#domains/catalogue/web/numbers/written.ts';
import type { RangeFilter } from './finder-shape.ts';

type Ends<End> = { from?: End; to?: End };

const month = /^\d{4}-(0[1-9]|1[0-2])$/;
const plainNumber = /^\d{1,13}(\.\d{1,4})?$/;

function isEnd({ of, most }: RangeFilter, end: string): boolean {
  return of === 'months' ? month.test(end) : plainNumber.test(end) && Number(end) <= most;
}

/** The ends of a range as it stands in the address; null where nobody could ask for it. */
export function readEnds(filter: RangeFilter, written: string): Ends<string> | null {
  const [from = '', to = '', ...more] = written.split('..');
  if (!written.includes('..') || more.length > 0 || (from === '' && to === '')) return null;
  if ([from, to].some((end) => end !== '' && !isEnd(filter, end))) return null;
  if (from !== '' && to !== '' && isAfter(filter, from, to)) return null;
  return { ...(from !== '' && { from }), ...(to !== '' && { to }) };
}

function isAfter({ of }: RangeFilter, from: string, to: string): boolean {
  return of === 'months' ? from > to : Number(from) > Number(to);
}

/** A range as it stands in the address, the same one always the same way; nothing without ends. */
export function writeEnds({ from = '', to = '' }: Ends<string>): string {
  return from === '' && to === '' ? '' : `${from}..${to}`;
}

/** A range as it is sent. */
export function sentEnds(filter: RangeFilter, written: string): Ends<number | string> {
  const { from, to } = readEnds(filter, written) ?? {};
  const sent = (end: string) => (filter.of === 'months' ? end : Number(end));
  return { ...(from !== undefined && { from: sent(from) }), ...(to !== undefined && { to: sent(to) }) };
}

/** 'EUR 10,000 to 50,000', 'up to 12 months', 'from Mar 2025'. */
export function rangeWords(filter: RangeFilter, written: string): string {
  const { from, to } = readEnds(filter, written) ?? {};
  const words = (end: string) => (filter.of === 'months' ? writtenMonth(end) : numberWords(end));
  const unit = filter.unit === '' ? '' : filter.unit === '%' ? '%' : ` ${filter.unit}`;
  if (from === undefined) return `up to ${words(to ?? '')}${unit}`;
  if (to === undefined) return `from ${words(from)}${unit}`;
  return from === to ? `${words(from)}${unit}` : `${words(from)} to ${words(to)}${unit}`;
}

export function numberWords(end: string): string {
  return Number(end).toLocaleString('en', { maximumFractionDigits: 4 });
}

/**
 * What somebody typed into one of the two fields, as it stands in the address: '45,000', '45k' and '1.2m' are numbers,
 * and a year is its first month or its last one. Undefined for what nobody could ask for.
 */
export function typedEnd(filter: RangeFilter, end: 'from' | 'to', typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return '';
  const read = filter.of === 'months' ? readMonth(end, text) : readNumber(text);
  return read !== undefined && isEnd(filter, read) ? read : undefined;
}

function readMonth(end: 'from' | 'to', text: string): string | undefined {
  if (/^\d{4}$/.test(text)) return `${text}-${end === 'from' ? '01' : '12'}`;
  const found = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  const [, one = '', other = ''] = found ?? [];
  const [year, number] = one.length === 4 ? [one, other] : [other, one];
  return found === null ? undefined : `${year}-${number.padStart(2, '0')}`;
}

function readNumber(text: string): string | undefined {
  // '145.000' is 145 to some and 145,000 to others (§12.10).
  if (/^\d{1,3}\.\d{3} ?[km]?$/.test(text)) return undefined;
  const found = /^(\d{1,3}(?:[, ]\d{3})+|\d+)(\.\d+)? ?([km])?$/.exec(text);
  if (found === null) return undefined;
  const [, whole = '', part = '', times] = found;
  const number = Number(whole.replaceAll(/[, ]/g, '') + part);
  return String(Number((number * (times === 'k' ? 1_000 : times === 'm' ? 1_000_000 : 1)).toFixed(4)));
}
