import { expect, test } from 'vitest';
import { registeredInWords } from './registered-in-words.ts';

const howToWrite = 'say filed, approved or planned, and the month';

test.each([
  ['Germany, Austria', 'Read as approved in Germany and Austria'],
  ['US (ANDA filed Mar 2026)', 'Read as filed for the US in March 2026'],
  ['US (ANDA filed Q4 2026)', 'Read as filed for the US by December 2026'],
  ['US (ANDA filed Jan 2027)', 'Read as to be filed for the US by January 2027'],
  ['US (ANDA filed)', 'Read as filed for the US, and no month of filing'],
  ['US (to be filed Q3 2027)', 'Read as to be filed for the US by September 2027'],
  ['US (ANDA TA Mar 2026)', 'Read as tentatively approved in the US'],
  ['US (ANDA approved, discontinued)', 'Read as approved in the US, and discontinued'],
  ['EU (DCP withdrawn)', 'Read as refused or withdrawn in the EU'],
  ['US, EU', 'Read as approved in the US; approved in the EU'],
  ['Filed May 2026', 'Read as filed for the market that it is ready for in May 2026'],
  ['US (DMF)', `Not read: ${howToWrite}`],
  ['US (ANDA approved); EU (CEP)', `Read as approved in the US. Not read for the EU: ${howToWrite}`],
  ['Nigeria, Kenya', null],
])('beside %j the form says %j', (words, says) => {
  expect(registeredInWords(words, '2026-11-23')).toBe(says);
});
