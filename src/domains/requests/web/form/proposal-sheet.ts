import { termSheetSupplyRequired } from '#domains/dossiers/contract/dossier-lists.ts';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { written } from '#domains/dossiers/web/display.ts';
import { dossierFinderPath, dossierShape } from '#domains/dossiers/web/dossier-shape.ts';
import { productTermSheetBoxes } from '#platform/contract/files.ts';
import { messages } from '#platform/contract/messages.ts';
import { answerLabels } from '../../contract/answer-labels.ts';
import { orderWords, searchedIn } from './from-search.ts';
import type { Subject } from './subject-card.tsx';
import type { TermSheetKind } from './term-sheet-kind.ts';

/** 'Request a Proposal' (§2.17). */
export const proposalSheet: TermSheetKind = {
  call: 'POST /create-dossertermsheet',
  listing: 'dossier',
  title: 'Request a Proposal',
  breadcrumb: [
    { label: 'Home', to: '/home' },
    { label: 'Dossier Search', to: dossierFinderPath },
    { label: 'Product Term Sheet' },
  ],
  finder: dossierFinderPath,
  missing: messages.dossierMissing,
  failed: 'The dossier could not be loaded',
  fields: [
    {
      kind: 'list',
      name: 'marketsOfInterest',
      label: answerLabels.dossier.marketsOfInterest,
      description: 'Separated by commas, for example: Germany, GCC, Brazil',
      things: 'Markets',
      isMarkets: true,
    },
    {
      kind: 'choice',
      name: 'supplyRequired',
      label: answerLabels.dossier.supplyRequired,
      options: termSheetSupplyRequired,
    },
    {
      kind: 'text',
      name: 'indicativeVolumes',
      label: answerLabels.dossier.indicativeVolumes,
      description: 'Per market, strength and year, as far as you know them',
      isVolumes: true,
    },
  ],
  fromSearch() {
    const searched = searchedIn(dossierFinderPath, dossierShape);
    return {
      marketsOfInterest: [...searched('RegionofInterest'), ...searched('fits')].join(', '),
      indicativeVolumes: orderWords(searched('minimumOrder')),
    };
  },
  isTaken: true,
  boxes: productTermSheetBoxes,
  consent: 'I agree to the product suggesting other dossiers that meet my criteria',
};

export function dossierSubject(dossier: Dossier): Subject {
  const { productDetails, dealContours } = dossier;
  return {
    label: 'The dossier',
    title: dossier.ListingTitle,
    to: `/product-details/${encodeURIComponent(dossier._id)}`,
    code: dossier.ListingCode,
    markets: dealContours.availableGeographies,
    facts: [
      { label: 'Dose form', value: written(productDetails.doseForm) },
      { label: 'Strengths', value: written(productDetails.strengths) },
      { label: 'Available geographies', value: written(dealContours.availableGeographies) },
      { label: 'Deal type', value: written(dealContours.dealType) },
      { label: 'Offer', value: `in ${dossier.offDay} business days` },
    ],
  };
}
