/** As listings and pages shorten them. */
export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** '3 Nov 2026', as the product writes a day wherever it stands in a line; 'Sep', where the platform would write 'Sept'. */
export function shortDate(year: number, month: number, day: number): string {
  return `${day} ${monthNames[month - 1]} ${year}`;
}

/** The day of a moment in the same way; for servers, whose readers are elsewhere. */
export function toSentenceDate(moment: Date, timeZone = 'UTC'): string {
  const numbers = moment.toLocaleDateString('en-CA', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', timeZone },
  });
  const [year = 0, month = 1, day = 1] = numbers.split('-').map(Number);
  return shortDate(year, month, day);
}

/** An ISO day in the same way; one that is still typed stays as it is. */
export function dayWords(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) ? day : toSentenceDate(moment);
}
