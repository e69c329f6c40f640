import type { ListingField } from '#domains/catalogue/contract/listing-field.ts';
import * as quantities from '#domains/catalogue/contract/quantities.ts';
import * as written from '#domains/catalogue/web/numbers/written.ts';
import { todayHere } from '#ui/dates.ts';
import { registeredInWords } from './registered-in-words.ts';

type Reads = NonNullable<ListingField['reads']>;
type NumberReads = Exclude<Reads, 'registered in'>;

const between = ' to ';

/** The number that a field's words say, in words of one form: 'EUR 45,000 to 63,000'; null where they say none (§12.10). */
const readers: Record<NumberReads, (words: string) => string | null> = {
  money: (words) => told(quantities.readMoney(words), written.writtenMoney),
  price: (words) => told(quantities.readPrice(words), written.writtenPrice),
  percent: (words) => told(quantities.readPercent(words), written.writtenPercent),
  quantity: (words) => told(quantities.readQuantity(words), written.writtenQuantity),
  months: (words) => told(quantities.readMonths(words), written.writtenMonths),
  weeks: (words) => told(quantities.readWeeks(words), written.writtenWeeks),
  month: (words) => told(quantities.readMonthOfYear(words), written.writtenMonth),
};

function told<Read>(read: Read | null, write: (read: Read, between: string) => string): string | null {
  return read === null ? null : write(read, between);
}

/**
 * What the editor says beside a field: what was read, or what follows where nothing was; nothing of an empty one. Where an
 * error stands beside it, that says it already.
 */
export function readAsWords(reads: Reads, words: string, isWrong: boolean): string | null {
  if (words.trim() === '') return null;
  if (reads === 'registered in') return registeredInWords(words, todayHere());
  const read = readers[reads](words);
  if (read !== null) return `Read as ${read}`;
  return isWrong ? null : 'No number can be read: sorting and filters leave it out';
}
