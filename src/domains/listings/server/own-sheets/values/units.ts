/** Units of time in the languages of lists, as the catalogue reads them (§12.10). */
const times: Readonly<Record<string, string>> = {
  monat: 'month',
  monate: 'months',
  mes: 'month',
  meses: 'months',
  mois: 'months',
  mesi: 'months',
  mths: 'months',
  mos: 'months',
  m: 'months',
  y: 'years',
  j: 'years',
  w: 'weeks',
  wk: 'weeks',
  woche: 'week',
  wochen: 'weeks',
  semana: 'week',
  semanas: 'weeks',
  semaines: 'weeks',
  settimane: 'weeks',
  wks: 'weeks',
  jahr: 'year',
  jahre: 'years',
  yr: 'year',
  yrs: 'years',
  año: 'year',
  años: 'years',
  ans: 'years',
  anni: 'years',
  tage: 'days',
  días: 'days',
  jours: 'days',
  giorni: 'days',
};

/** Whether a time is a number alone, or two as a range. */
export function isBareTime(text: string): boolean {
  return /^\d{1,4}(?:[.,]\d)?(?: ?(?:[-–—/]|to|bis) ?\d{1,4}(?:[.,]\d)?)?$/.test(text);
}

/** A time in the catalogue's words; a bare number has the unit of its column. */
export function readTime(text: string, ofColumn: string): string {
  if (isBareTime(text)) return `${text} ${ofColumn}`;
  // '36m', '2Y'
  const spaced = text.replaceAll(/(?<=\d)(?=\p{L})/gu, ' ');
  return spaced.replaceAll(/\p{L}+/gu, (word) => times[word.toLowerCase()] ?? word);
}
