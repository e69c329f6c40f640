/** What form and server say alike of a company's profile. No schema: the form reads it too. */
export const companyMessages = {
  headquarters: 'Give city and country',
  foundedYear: 'Give a year that has come',
} as const;

/** Whether a year is this one or an earlier one. */
export function hasCome(year: number): boolean {
  return year <= new Date().getFullYear();
}

/** What somebody shares with a company's people: '3 shared lists and a shared search'. */
export function sharedWords({ lists, searches }: { lists: number; searches: number }): string {
  const some = [
    lists > 0 && (lists === 1 ? 'a shared list' : `${lists} shared lists`),
    searches > 0 && (searches === 1 ? 'a shared search' : `${searches} shared searches`),
  ];
  return some.filter(Boolean).join(' and ');
}
