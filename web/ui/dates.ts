const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** '3 Nov 2026', where the reader is. */
export function dayOf(iso: string): string {
  return day.format(new Date(iso));
}

/** '3 Nov 2026, 14:05', where the reader is. */
export function momentOf(iso: string): string {
  return moment.format(new Date(iso));
}
