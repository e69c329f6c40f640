import { calendarDayOf } from '#ui/dates.ts';
import { convert, euroRates } from '../../contract/euro-rates.ts';
import type { Money } from '../../contract/quantities.ts';
import classes from './converted.module.css';
import { type ReadersCurrency, useReadersCurrency } from './reader-currency.ts';
import { writtenRoughly } from './written.ts';

type ConvertedProps = {
  money: Money | null;
  /** In which currency, for a reader who chose none. */
  otherwise?: ReadersCurrency;
};

function useConverted(props: ConvertedProps): string | null {
  return convertedFor(useReadersCurrency(), props);
}

/** What the reader chose comes before what is told to whoever chose nothing. Exported for its test. */
export function convertedFor(
  chosen: ReadersCurrency,
  { money, otherwise = '' }: ConvertedProps,
): string | null {
  const wanted = chosen || otherwise;
  const converted = money === null || wanted === '' ? null : convert(money, wanted);
  return converted && writtenRoughly(converted);
}

/** Below an owner's words: the amount in the reader's currency, and by which day's rates. Nothing where there is none. */
export function Converted(props: ConvertedProps) {
  const converted = useConverted(props);
  return (
    converted && (
      <span className={`muted ${classes.below}`}>
        {converted} {ratesDay}
      </span>
    )
  );
}

/** The same among others of its kind, beside the words or under them: one note for all of them shows the day. */
export function ConvertedBeside({ under, ...props }: ConvertedProps & { under?: boolean }) {
  const converted = useConverted(props);
  return (
    converted && (
      <span className={under ? classes.under : classes.beside} title={`${converted} ${ratesDay}`}>
        {' '}
        {converted}
      </span>
    )
  );
}

/** By which day's rates amounts are told in another currency. */
export const ratesDay = `at ECB rates of ${calendarDayOf(euroRates.day)}`;
