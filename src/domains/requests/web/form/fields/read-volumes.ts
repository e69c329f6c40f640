import { type Quantity, readQuantity } from '#domains/catalogue/contract/quantities.ts';
import { writtenQuantity } from '#domains/catalogue/web/numbers/written.ts';
import { splitVolumes } from './understood.ts';

/**
 * The numbers that words for volumes say (§10.20): '12 M tablets a year' is '12,000,000 tablets'. Null where one of
 * several is not understood to its last word, and where the words say it in figures already.
 */
export function readVolumes(words: string): string | null {
  const whole = readVolume(words);
  const read = whole === null ? splitVolumes(words).map(readVolume) : [whole];
  if (read.length === 0 || read.includes(null)) return null;
  const told = read.join(' · ');
  return words.includes(told) ? null : told;
}

function readVolume(words: string): string | null {
  const read = readQuantity(words) ?? readBare(words);
  return read === null || read.to === 0 ? null : writtenQuantity(read);
}

/** '50 M' alone counts what stands beside it: it has no unit of its own. */
function readBare(words: string): Quantity | null {
  const read = readQuantity(`${words} units`);
  return read && { ...read, unit: '' };
}
