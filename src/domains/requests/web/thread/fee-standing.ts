import { compareAmounts, money, sumOf, withoutZeros } from '#platform/contract/amounts.ts';
import { restOfFee } from '../../contract/fee-rest.ts';
import type { Request } from '../../contract/request-view.ts';

type Fees = Pick<Request, 'fees' | 'dealFee' | 'state'>;

/** How far the fee of a request is (§10.7), in its currency and in words. */
type FeeStanding = {
  asked: string;
  arrived: string;
  /** Null once all of it has arrived, and where nobody waits for it any more. */
  toCome: string | null;
  /** Null where no more has arrived than was asked for. */
  beyond: string | null;
  hasArrived: boolean;
};

/** By what a payment named, else by what the operator asks for; null where neither says anything. */
export function feeStanding({ fees, dealFee, state }: Fees): FeeStanding | null {
  const named = fees.findLast(({ due }) => due !== null);
  const due = named?.due ?? dealFee?.amount;
  const currency = named?.currency ?? dealFee?.currency;
  if (due === undefined || currency === undefined) return null;
  const inWords = (amount: string) => money(withoutZeros(amount), currency);
  const arrived = sumOf(fees.filter((entry) => entry.currency === currency).map(({ amount }) => amount));
  const rest = restOfFee({ currency, due }, fees);
  const left = compareAmounts(rest, '0');
  return {
    asked: inWords(due),
    arrived: inWords(arrived),
    // What is paid back once the fee was whole is not owed again.
    toCome: left > 0 && state === 'signed' ? inWords(rest) : null,
    beyond: left < 0 ? inWords(rest.slice('-'.length)) : null,
    hasArrived: compareAmounts(arrived, '0') !== 0,
  };
}
