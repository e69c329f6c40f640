/**
 * Why something failed, where a button beside it says 'Try again': what is written for where there is none ends with the
 * same words, which would stand there twice. How long to wait, and what to quote, is still told.
 */
export function besideTryAgain(said: string): string {
  return said
    .replace(/ (?:Please try again|Try again|Try again later)\.$/, '')
    .replace(/ and try again\.$/, '.')
    .replace(' Try again in ', ' Wait ')
    .replace(' Try again, and quote ', ' Quote ');
}
