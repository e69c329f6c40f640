import { monthNames } from '#platform/contract/dates.ts';

const longNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
const month = `(?:${[...longNames, ...monthNames.map((name) => name.toLowerCase()), 'sept'].join('|')})`;
const year = String.raw`(?:19|20)\d\d`;

/** The ways to write a month, or a day of it: patterns of small letters, without a rest. */
export const anyMonth = [
  String.raw`(?:(?<day1>\d{1,2})(?:st|nd|rd|th)?[ -])?(?<name1>${month})\.?,?[ -](?<year1>${year})`,
  String.raw`(?<name2>${month})\.? (?<day2>\d{1,2}),? (?<year2>${year})`,
  String.raw`(?<year3>${year})[-/](?<number3>\d{1,2})(?:[-/](?<day3>\d{1,2}))?(?!\d)`,
  String.raw`(?<number4>\d{1,2})[-/](?<year4>${year})`,
  String.raw`(?<day5>\d{1,2})\.(?<number5>\d{1,2})\.(?<year5>${year})`,
  // Only a day beyond the twelfth says which of the two is the month.
  String.raw`(?<day6>1[3-9]|2\d|3[01])[-/](?<number6>\d{1,2})[-/](?<year6>${year})`,
].join('|');

/** 'YYYY-MM' of what one of them found; null for a month or a day that there is not. */
export function monthOf(found: Readonly<Record<string, string | undefined>>): string | null {
  const part = (name: string) => {
    const key = Object.keys(found).find((each) => each.startsWith(name) && found[each] !== undefined);
    return key === undefined ? undefined : found[key];
  };
  const name = part('name');
  const number = name === undefined ? Number(part('number')) : numberOf(name);
  const day = Number(part('day') ?? 1);
  const lastDay = new Date(Date.UTC(Number(part('year')), number, 0)).getUTCDate();
  if (number < 1 || number > 12 || day < 1 || day > lastDay) return null;
  return `${part('year')}-${String(number).padStart(2, '0')}`;
}

function numberOf(name: string): number {
  return longNames.findIndex((long) => long.startsWith(name.slice(0, 3))) + 1;
}
