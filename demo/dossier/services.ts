import { type Weighted, weighted } from '../random.ts';
import type { ListingColumns, StagedSubject } from './subject.ts';

type ServiceColumns = Pick<
  ListingColumns,
  'regulatorySupport' | 'incrementalRd' | 'techTransferSupport' | 'stabilityLoading'
>;

const usually = answers(72);
const often = answers(45);
const seldom = answers(22);

/** What the company does for a partner beside the dossier itself; many leave a box open. */
export function writeServices({ random, company, supply }: StagedSubject): ServiceColumns {
  const researches = company.rdCapabilities === 'Yes';
  return {
    regulatorySupport: random.draw(usually),
    incrementalRd: random.draw(researches ? often : seldom),
    techTransferSupport: supply.includes('Tech transfer') ? 'Yes' : random.draw(seldom),
    stabilityLoading: random.draw(often),
  };
}

function answers(yes: number): Weighted<string> {
  const others = 100 - yes;
  return weighted([
    [yes, 'Yes'],
    [others * 0.6, 'No'],
    [others * 0.2, '-'],
    [others * 0.08, 'NA'],
    [others * 0.05, 'At cost'],
    [others * 0.07, ''],
  ]);
}
