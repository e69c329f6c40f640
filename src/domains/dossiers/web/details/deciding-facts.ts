import { euroRates, inEuros } from '#domains/catalogue/contract/euro-rates.ts';
import { messages } from '#platform/contract/messages.ts';
import { calendarDayOf } from '#ui/dates.ts';
import type { Dossier } from '../../contract/dossiers.ts';
import { fact, saysNothing, written, writtenDate } from '../display.ts';
import { inMoney } from '../table/figures.ts';

/** One of the facts that decide whether a dossier is worth reading on. */
export type DecidingFact = {
  label: string;
  value: string;
  /** Greyed: a value that says there is nothing to say. */
  muted?: boolean;
  /** What it comes to in another measure, for reading alone. */
  also?: string;
  /** What the tooltip beside the label says. */
  hint?: string;
};

/** The eight facts that decide (§2.30), in the owner's words. */
export function decidingFacts(dossier: Dossier): DecidingFact[] {
  const { productDetails, dealContours, manufacturingDetails } = dossier;
  return [
    fact('Readiness', productDetails.dossierStatus),
    fact('Markets', dealContours.availableGeographies),
    {
      ...fact('US Constraint date', writtenDate(productDetails.usConstraintDate)),
      hint: messages.constraintDate,
    },
    { ...fact('One-time fee', dealContours.oneTimeFee), ...feeInEuros(dossier.numbers.fee) },
    fact('Royalty or share', royaltyOrShare(dealContours)),
    fact('Exclusivity', dealContours.exclusivity),
    fact('MOQ', manufacturingDetails.moq),
    fact('Last inspection', manufacturingDetails.lastInspection),
  ].map(({ value, ...rest }) => ({ ...rest, value: String(value) }));
}

/** A fee in another currency, by the day's rates that the product knows. */
function feeInEuros(fee: Dossier['numbers']['fee']): { also?: string } {
  if (fee === null || fee.currency === null || fee.currency === 'EUR') return {};
  const [from, to] = [inEuros(fee.from, fee.currency), inEuros(fee.to, fee.currency)];
  if (from === null || to === null) return {};
  const euros = inMoney({ from: Math.round(from), to: Math.round(to), currency: 'EUR' });
  return { also: `${euros} at the rates of ${calendarDayOf(euroRates.day)}` };
}

/** What is paid as one sells: a royalty, a share of the profit or, seldom, both. */
export function royaltyOrShare({
  royalty,
  profitShare,
}: Pick<Dossier['dealContours'], 'royalty' | 'profitShare'>) {
  const share = written(profitShare);
  if (saysNothing(share)) return written(royalty);
  return saysNothing(royalty) ? `Share ${share}` : `${written(royalty)} · share ${share}`;
}
