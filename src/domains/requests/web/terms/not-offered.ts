import { readQuantity } from '#domains/catalogue/contract/quantities.ts';
import { marketsOfInterest } from '#domains/dossiers/contract/dossier-lists.ts';
import { notOffered } from '#domains/dossiers/contract/market-names.ts';
import { groupDigits } from '#platform/contract/amounts.ts';
import { answerLabels } from '../../contract/answer-labels.ts';
import type { Request } from '../../contract/request-view.ts';
import type { StoredTerms } from '../../contract/terms/said-terms.ts';
import { understoodList } from '../form/fields/understood.ts';

const { marketsOfInterest: marketsLabel, indicativeVolumes: volumesLabel } = answerLabels.dossier;

function answerTo(answers: Request['answers'], label: string): string {
  return answers.find((answer) => answer.label === label)?.value.trim() ?? '';
}

/** Of the markets that were asked for, what a territory leaves out (§10.19). */
export function marketsLeftOut(answers: Request['answers'], territory: readonly string[]): string[] {
  return notOffered(understoodList(answerTo(answers, marketsLabel), marketsOfInterest), territory);
}

/**
 * Why the volume that was asked for is not offered (§10.19): none is, or less in every year, where both say how much of
 * the same to the last word. Null where that is not certain.
 */
export function volumeLeftOut(
  answers: Request['answers'],
  { volumes, priceUnit }: Pick<StoredTerms, 'volumes' | 'priceUnit'>,
): string | null {
  const words = answerTo(answers, volumesLabel);
  const offered = volumes.filter((volume) => volume !== '');
  if (words === '') return null;
  if (offered.length === 0) return `Asked for “${words}”, and no volume is offered`;
  // Figures alone count what the price is for.
  const counts = readQuantity(`1 ${priceUnit.trim().split(/\s+/)[0]}`)?.unit ?? 'units';
  const asked = readVolume(words, counts);
  const years = offered.map((volume) => readVolume(volume, counts));
  if (asked === null || years.some((year) => year === null || year.unit !== asked.unit)) return null;
  const most = Math.max(...years.map((year) => year?.to ?? 0));
  if (most >= asked.from) return null;
  return `Asked for “${words}”, and at most ${groupDigits(String(most))} a year are offered`;
}

function readVolume(words: string, counts: string) {
  const read = readQuantity(words) ?? readQuantity(`${words} units`);
  return read?.unit === 'units' ? { ...read, unit: counts } : read;
}
