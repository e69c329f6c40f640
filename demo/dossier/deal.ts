import type { DossierReadiness, SupplyFilter } from '#domains/dossiers/contract/dossier-lists.ts';
import { weighted } from '../random.ts';
import { writeFees } from './fees.ts';
import { orGap } from './gaps.ts';
import { isInDevelopment, type ListingColumns, type StagedSubject, type Subject } from './subject.ts';

type DealColumns = Pick<
  ListingColumns,
  | 'techTransfer'
  | 'dealType'
  | 'exclusivity'
  | 'marketingAuthorisationHolder'
  | 'ipOwner'
  | 'dealDetails'
  | 'oneTimeFee'
  | 'royalty'
  | 'profitShare'
>;

const suppliesOf = {
  maker: weighted<SupplyFilter[]>([
    [62, ['With supply']],
    [12, ['Tech transfer']],
    [26, ['With supply', 'Tech transfer']],
  ]),
  withoutPlants: weighted<SupplyFilter[]>([
    [30, ['With supply']],
    [45, ['Tech transfer']],
    [25, ['With supply', 'Tech transfer']],
  ]),
};

/** Whether the company delivers goods, hands over the process, or offers both. */
export function drawSupply({ random, company }: Subject): SupplyFilter[] {
  return random.draw(company.manufacturing === 'Yes' ? suppliesOf.maker : suppliesOf.withoutPlants);
}

const exclusivities = weighted([
  [24, 'Exclusive'],
  [14, 'Semi-exclusive'],
  [34, 'Non-exclusive'],
  [8, 'Exclusive for first 3 years'],
  [6, 'Exclusive per country'],
  [4, 'To be discussed'],
]);

const details: Record<string, readonly string[]> = {
  License: [
    'Dossier licence with supply agreement; supply price on volumes.',
    'Licence for the registered dossier, five years, renewable.',
    'Licence and long-term supply; variations at cost.',
    'CTD dossier licence; stability updates included for two years.',
  ],
  'Out-license': [
    'Out-licence to one partner in each territory.',
    'Out-licence with minimum annual volumes after launch.',
    'Rights by territory; partner pays local registration fees.',
  ],
  Supply: [
    'Finished goods supply, ex works; registration in the name of the buyer.',
    'Supply in bulk or finished packs.',
  ],
  Acquisition: [
    'Full purchase of the dossier with technology transfer.',
    'Sale of all rights; know-how transfer within nine months.',
    'Assignment of dossier and marketing authorisations.',
  ],
  'Co-development': [
    'Shared development cost against territory rights.',
    'Partner funds the pivotal study and receives exclusive rights.',
    'Joint development; milestones on pilot, pivotal and filing.',
  ],
};

/** The contours of the deal: its type decides who holds what and what is paid. */
export function writeDeal(subject: StagedSubject): DealColumns {
  const { random, supply } = subject;
  const dealType = drawDealType(subject);
  return {
    techTransfer: supply.includes('Tech transfer')
      ? random.pick(['Yes', 'Yes', 'Yes, at cost', 'Yes, included in fee'])
      : orGap(random, 0.25, random.pick(['No', 'No', 'To be discussed'])),
    dealType,
    exclusivity: dealType === 'Acquisition' ? 'Exclusive' : orGap(random, 0.06, random.draw(exclusivities)),
    marketingAuthorisationHolder: orGap(random, 0.08, authorisationHolder(subject, dealType)),
    ipOwner: orGap(random, 0.07, ipOwner(subject, dealType)),
    dealDetails: orGap(random, 0.18, random.pick(details[dealType] ?? ['On request'])),
    ...writeFees(subject, dealType),
  };
}

function drawDealType({ random, supply, readiness }: StagedSubject): string {
  const goods = supply.includes('With supply');
  const process = supply.includes('Tech transfer');
  return random.draw(
    weighted([
      [goods ? 40 : 22, 'License'],
      [readiness.startsWith('Ready') ? 18 : 10, 'Out-license'],
      [goods && !isInDevelopment(readiness) ? 22 : 0, 'Supply'],
      [process ? 26 : 0, 'Acquisition'],
      [developmentShare(readiness), 'Co-development'],
    ]),
  );
}

function developmentShare(readiness: DossierReadiness): number {
  if (readiness === 'Early development') return 70;
  return isInDevelopment(readiness) ? 35 : 0;
}

function authorisationHolder({ random, readiness }: StagedSubject, dealType: string): string {
  if (dealType === 'Acquisition') return random.pick(['Buyer', 'Transferred to buyer']);
  if (isInDevelopment(readiness)) return random.pick(['Partner', 'Licensee', 'To be discussed']);
  return random.pick(['Licensee', 'Buyer', 'Supplier', 'Licensor', 'Supplier, transferable']);
}

function ipOwner({ random }: StagedSubject, dealType: string): string {
  if (dealType === 'Acquisition') return random.pick(['Buyer after transfer', 'Buyer']);
  if (dealType === 'Co-development') return random.pick(['Jointly owned', 'Licensor', 'Jointly owned']);
  return random.pick(['Licensor', 'Supplier', 'Supplier', 'Dossier owner']);
}
