import type { Money } from '#domains/catalogue/contract/quantities.ts';
import { messages } from '#platform/contract/messages.ts';
import type { Dossier } from '../../contract/dossiers.ts';
import { fact, saysNothing, written, writtenDate } from '../display.ts';

/** One of the facts that decide whether a dossier is worth reading on. */
export type DecidingFact = {
  label: string;
  value: string;
  /** Greyed: a value that says there is nothing to say. */
  muted?: boolean;
  /** The amount that it says, to be told in the reader's currency too (§12.14). */
  money?: Money | null;
  /** What the tooltip beside the label says. */
  hint?: string;
};

/** The eight facts that decide (§2.30), in the owner's words; what says nothing is a dash, whatever its words. */
export function decidingFacts(dossier: Dossier): DecidingFact[] {
  const { productDetails, dealContours, manufacturingDetails } = dossier;
  return [
    fact('Readiness', productDetails.dossierStatus),
    fact('Markets', dealContours.availableGeographies),
    {
      ...fact('US Constraint date', writtenDate(productDetails.usConstraintDate)),
      hint: messages.constraintDate,
    },
    { ...fact('One-time fee', dealContours.oneTimeFee), money: dossier.numbers.fee },
    fact('Royalty or share', royaltyOrShare(dealContours)),
    fact('Exclusivity', dealContours.exclusivity),
    fact('MOQ', manufacturingDetails.moq),
    fact('Last inspection', manufacturingDetails.lastInspection),
  ].map(({ value, ...rest }) => ({ ...rest, value: rest.muted ? '–' : String(value) }));
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
