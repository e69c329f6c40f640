import type { OnBoard } from '../../contract/briefs.ts';

type Standing = Pick<OnBoard, 'state' | 'halfSignedBy'>;

/** What the buyer has signed already they are not led to sign again. */
function isToSign({ state, halfSignedBy }: Standing): boolean {
  return state === 'term-sheet-issued' && halfSignedBy !== 'buyer';
}

/** Where in the page of an awarded request one is led. */
export function placeAfterAward(request: Standing): string {
  return isToSign(request) ? '#signature' : '';
}

/** What comes after the award, behind 'You go on with …'. */
export function wordsAfterAward(request: Standing): string {
  if (isToSign(request)) return ', and are led to sign its term sheet.';
  return request.state === 'term-sheet-issued'
    ? '. Your side has signed its term sheet: the owner’s signature is still missing.'
    : '. Its term sheet is signed already.';
}
