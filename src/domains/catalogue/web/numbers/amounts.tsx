import { ratesDay } from './converted.tsx';
import { CurrencyChoice } from './currency-choice.tsx';
import { useReadersCurrency } from './reader-currency.ts';

/** Above many amounts: the choice of a currency and, once for all of them, by which day's rates they are converted. */
export function Amounts() {
  const currency = useReadersCurrency();
  return (
    <div className="row">
      {currency !== '' && <span className="note">≈ {ratesDay}</span>}
      <CurrencyChoice />
    </div>
  );
}
