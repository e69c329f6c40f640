import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import { chooseCurrency, readersCurrencies, useReadersCurrency } from './reader-currency.ts';

const options = readersCurrencies.map((value) => ({
  value,
  label: value === '' ? 'as stated' : `also ${value}`,
}));

/** In which currency the reader wants to read amounts too (§12.14). */
export function CurrencyChoice() {
  const currency = useReadersCurrency();
  return <LabelledSelect label="Amounts" value={currency} options={options} onChange={chooseCurrency} />;
}
