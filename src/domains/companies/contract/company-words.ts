/** What form and server say alike of a company's profile. No schema: the form reads it too. */
export const companyMessages = {
  headquarters: 'Give city and country',
  foundedYear: 'Give a year that has come',
} as const;

/** Whether a year is this one or an earlier one. */
export function hasCome(year: number): boolean {
  return year <= new Date().getFullYear();
}
