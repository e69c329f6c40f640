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

/** '3 Nov 2026', as the product writes a moment's day in sentences; for servers, whose readers are elsewhere. */
export function toSentenceDate(moment: Date, timeZone = 'UTC'): string {
  return moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });
}
