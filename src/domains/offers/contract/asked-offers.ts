import { z } from 'zod';
import { saidTerms } from '#domains/requests/contract/terms/said-terms.ts';
import { nameText } from '#platform/contract/fields.ts';
import { currencyCode, plan } from './plan.ts';

export const mostOffers = 6;
export const offerNameMaxLength = 120;

/** Of a term sheet what is reckoned with; an offer from outside is typed in the same fields. */
export const reckonedTerms = saidTerms
  .pick({
    supplyPrice: true,
    priceUnit: true,
    oneTimeFee: true,
    royalty: true,
    profitShare: true,
    values: true,
  })
  .extend({ currency: currencyCode });
export type ReckonedTerms = z.infer<typeof reckonedTerms>;

const askedOffer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    reference: z.string().max(40).describe('Of a request of one’s own side: its latest term sheet'),
  }),
  z.object({
    kind: z.literal('outside'),
    name: nameText(offerNameMaxLength, 'Give the offer a name'),
    terms: reckonedTerms,
  }),
]);
export type AskedOffer = z.infer<typeof askedOffer>;

/** What is compared: some offers by one plan. */
export const comparison = z.object({
  plan,
  offers: z
    .array(askedOffer)
    .min(1, 'Choose an offer')
    .max(mostOffers, `At most ${mostOffers} offers at a time`),
});
export type Comparison = z.infer<typeof comparison>;
