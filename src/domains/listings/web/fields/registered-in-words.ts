import { type Registered, readRegistered } from '#domains/dossiers/contract/reading/registered-in.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';

const howToWrite = 'say filed, approved or planned, and the month';

/** What is read out of 'Registered in' for launch windows (§20.3), in a sentence; null where it tells of neither market. */
export function registeredInWords(words: string, today: string): string | null {
  const read = readRegistered(words, today);
  const named = windowMarkets.flatMap((market) => {
    const its = read[market];
    return its === null ? [] : [{ its, place: `the ${market}` }];
  });
  const { nowhere } = read;
  const told =
    named.length > 0 || nowhere === null
      ? named
      : [{ its: nowhere, place: 'the market that it is ready for' }];
  const known = told.filter(({ its }) => its.stage !== 'unread');
  const unread = told.filter(({ its }) => its.stage === 'unread').map(({ place }) => place);
  if (known.length === 0) return unread.length > 0 ? `Not read: ${howToWrite}` : null;
  const said = known.map(({ its, place }) => stageWords(its, place, today)).join('; ');
  return `Read as ${said}${unread.length > 0 ? `. Not read for ${unread.join(' and ')}: ${howToWrite}` : ''}`;
}

function stageWords(
  { stage, month, from = month, states }: Registered,
  market: string,
  today: string,
): string {
  const place = states === undefined ? market : inARow(states);
  const isAhead = from !== undefined && from > today.slice(0, 7);
  switch (stage) {
    case 'filed':
      if (isAhead) return `to be filed for ${place} by ${monthInWords(month)}`;
      if (month === undefined) return `filed for ${place}, and no month of filing`;
      return `filed for ${place} ${from === month ? 'in' : 'by'} ${monthInWords(month)}`;
    case 'ready':
      return `to be filed for ${place}${month === undefined ? '' : ` by ${monthInWords(month)}`}`;
    case 'tentative':
      return `tentatively approved in ${place}`;
    case 'discontinued':
      return `approved in ${place}, and discontinued`;
    case 'ended':
      return `refused or withdrawn in ${place}`;
    default:
      return `approved in ${place}`;
  }
}

function inARow(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

function monthInWords(month = ''): string {
  return new Date(`${month}-01`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
