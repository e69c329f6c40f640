import { calendarDayOf } from '#ui/dates.ts';
import { convert, euroRates } from '../../contract/euro-rates.ts';
import type { Money } from '../../contract/quantities.ts';
import classes from './converted.module.css';
import { useReadersCurrency } from './reader-currency.ts';
import { writtenRoughly } from './written.ts';

/** Beside an owner's words: the amount in the reader's currency, and by which day's rates. Nothing where there is none. */
export function Converted({ money }: { money: Money | null }) {
  const wanted = useReadersCurrency();
  const converted = money === null || wanted === '' ? null : convert(money, wanted);
  if (converted === null) return null;
  return (
    <span className={`detail ${classes.converted}`}>
      {writtenRoughly(converted)} at ECB rates of {calendarDayOf(euroRates.day)}
    </span>
  );
}
