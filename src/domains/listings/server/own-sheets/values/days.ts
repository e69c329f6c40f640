export const dayOrders = ['day-first', 'month-first', 'year-first'] as const;
export type DayOrder = (typeof dayOrders)[number];
/** What a text says in each order; null where it is no day then. */
export type DayReadings = Readonly<Record<DayOrder, string | null>>;

/** What a text says of a day: one, those that it could be, a span by its first and last day, or none. */
export type DayRead = { day: string } | { readings: DayReadings } | { span: Span } | { none: true };
export type Span = { first: string; last: string };

const longest = 40;

/** Months as lists name them, in small letters and without accents. */
const months = new Map<string, number>();
for (const language of ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl'])
  for (const month of ['long', 'short'] as const) {
    const names = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    for (let at = 0; at < 12; at += 1) enter(names.format(new Date(Date.UTC(2027, at, 15))), at + 1);
  }
for (const [at, name] of ['maerz', 'sept', 'mrz', 'jaenner', 'janner'].entries())
  enter(name, [3, 9, 3, 1, 1][at] as number);

/** What means different months in different languages is none. */
function enter(name: string, month: number): void {
  const key = plain(name);
  months.set(key, (months.get(key) ?? month) === month ? month : 0);
}

function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/[\p{M}.]/gu, '')
    .toLowerCase();
}

/**
 * '2027-05-12', '12-May-2027', 'May 12, 2027', '12. Mai 27'; '12/05/2027', of which only the column tells which is the month;
 * '03/2027', 'Mär 27', 'Q2 2027', 'H1/2027', '2027', which are no days but spans.
 */
export function readWrittenDay(written: string): DayRead {
  if (written.length > longest) return { none: true };
  const text = written.trim().replace(/[ T]00:00(?::00(?:\.0+)?)?Z?$/, '');
  const [, year = '', month = '', day = ''] =
    /^((?:19|20)\d\d)([-/.]?)(\d{1,2})\2(\d{1,2})$/.exec(text)?.filter((_, at) => at !== 2) ?? [];
  if (year !== '' && (/\D/.test(text) || text.length === 8)) return certain(year, month, day);
  const [, first = '', mark = '', second = '', last = ''] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? [];
  if (last !== '') return inOrders(first, second, last, mark);
  return readNamed(text) ?? readSpan(text) ?? { none: true };
}

function certain(year: string, month: number | string, day: string): DayRead {
  const iso = isoOf(year, month, day);
  return iso === null ? { none: true } : { day: iso };
}

/** Of two digits the year may stand first as well, but not between points. */
function inOrders(first: string, second: string, last: string, mark: string): DayRead {
  const mayBeFirst = last.length === 2 && first.length === 2 && mark !== '.';
  const readings = {
    'day-first': isoOf(last, second, first),
    'month-first': isoOf(last, first, second),
    'year-first': mayBeFirst ? isoOf(first, second, last) : null,
  };
  const days = Object.values(readings).filter((day) => day !== null);
  const [day] = days;
  if (day === undefined) return { none: true };
  return days.length > 1 && days.every((other) => other === day) ? { day } : { readings };
}

/** A day whose month is named: '12. Mai 2027', '12 de mayo de 2027', 'May 12, 2027'. */
function readNamed(text: string): DayRead | null {
  const [, before = '', name = '', after = '', year = ''] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?[-. /]*(?:de )?)?(\p{L}+)\.?[-. /]*(?:(\d{1,2})(?:st|nd|rd|th)?,? +)?(?:de[l]? )?'?((?:19|20)\d\d|\d{2})$/u.exec(
      text,
    ) ?? [];
  const month = months.get(plain(name)) ?? 0;
  if (month === 0 || (before !== '' && after !== '')) return null;
  const day = before || after;
  return day === '' ? spanOf(yearOf(year), month, 1) : certain(year, month, day);
}

/** '03/2027', '2027-03', 'Q2 2027', '2Q27', '2027 H1', '2027'. */
function readSpan(text: string): DayRead | null {
  const [, month = '', monthYear = ''] = /^(\d{1,2})[./-]((?:19|20)\d\d)$/.exec(text) ?? [];
  if (monthYear !== '') return spanOf(monthYear, Number(month), 1);
  const [, isoYear = '', isoMonth = ''] = /^((?:19|20)\d\d)[./-](\d{1,2})$/.exec(text) ?? [];
  if (isoYear !== '') return spanOf(isoYear, Number(isoMonth), 1);
  // '03/27' can be no day of March, '03/12' can.
  const [, short = '', shortYear = ''] = /^(\d{1,2})[./-](\d{2})$/.exec(text) ?? [];
  if (Number(shortYear) > 31) return spanOf(yearOf(shortYear), Number(short), 1);
  if (/^(?:19|20)\d\d$/.test(text)) return spanOf(text, 1, 12);
  const part =
    /^(?:(?<kind>[qh])\.? ?(?<number>[1-4])|(?<count>[1-4])\.? ?(?<of>[qh])(?:uartal|albjahr)?)\.?[-/ ]*'?(?<year>20\d\d|\d\d)$/i.exec(
      text.replace(/^(20\d\d)[-/ ]*([qh] ?[1-4]|[1-4] ?[qh])$/i, '$2 $1'),
    )?.groups;
  if (part === undefined) return null;
  const months = /h/i.test(part['kind'] ?? part['of'] ?? '') ? 6 : 3;
  const number = Number(part['number'] ?? part['count']);
  return spanOf(yearOf(part['year'] ?? ''), (number - 1) * months + 1, months);
}

function spanOf(year: string, month: number, count: number): DayRead {
  const first = isoOf(year, month, '1');
  if (first === null || month + count > 13) return { none: true };
  const last = new Date(Date.UTC(Number(year), month - 1 + count, 0)).toISOString().slice(0, 10);
  return { span: { first, last } };
}

function yearOf(digits: string): string {
  return digits.length === 2 ? `20${digits}` : digits;
}

function isoOf(year: string, month: number | string, day: string): string | null {
  const iso = `${yearOf(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
