import { z } from 'zod';
import { contradictionsIn } from '#domains/requests/contract/terms/contradictions.ts';
import { type StoredTerms, saidTerms } from '#domains/requests/contract/terms/said-terms.ts';
import { nameText } from '#platform/contract/fields.ts';
import { mostOffers, offerNameMaxLength } from './offer-limits.ts';
import { currencyCode, plan } from './plan.ts';

/** Of a term sheet what is reckoned with. */
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

/** Of an offer from outside the same, held to what a term sheet is held to: it must not contradict itself. */
const typedTerms = reckonedTerms.superRefine((terms, context) => {
  // Its currency may be one that no term sheet has: it is only named in words.
  const said = { ...terms, exclusivity: 'Exclusive' } as StoredTerms;
  for (const { path, message } of contradictionsIn(said)) {
    context.addIssue({ code: 'custom', path, message });
  }
});

const askedOffer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    reference: z.string().max(40).describe('Of a request of one’s own side: its latest term sheet'),
  }),
  z.object({
    kind: z.literal('outside'),
    name: nameText(offerNameMaxLength, 'Give the offer a name'),
    terms: typedTerms,
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
