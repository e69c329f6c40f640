import { marketsOfInterest } from '#domains/dossiers/contract/dossier-lists.ts';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { marketsCalled } from '#domains/dossiers/contract/market-names.ts';
import type { Known } from '#forms/taken-over.tsx';
import { uncertainIn } from '#platform/contract/amounts.ts';
import { splitList } from '#platform/contract/validation.ts';
import { answerLabels } from '../../contract/answer-labels.ts';
import type { Request } from '../../contract/request-view.ts';
import { currencies, exclusivities } from '../../contract/term-sheet-lists.ts';
import type { TypedTerms } from './typed-terms.ts';

/** What is known of the first term sheet before it is written, and who says so (§10.20). */
export type KnownTerms = Partial<Record<keyof TypedTerms, Known>>;

type Span = { from: number; to: number } | null;

const longestVolume = 60;
const longestUnit = 60;

/** What request and listing say, each in the owner's or the buyer's words; a value where the words are certain of one. */
export function knownTerms(answers: Request['answers'], dossier: Dossier | null): KnownTerms {
  return { ...(dossier === null ? {} : ofListing(dossier)), ...ofRequest(answers, dossier) };
}

/** As they stand in the fields. */
export function valuesKnown(known: KnownTerms): Partial<TypedTerms> {
  const certain = Object.entries(known).filter(([, { value }]) => value !== undefined);
  return Object.fromEntries(certain.map(([field, { value }]) => [field, value]));
}

function ofRequest(answers: Request['answers'], dossier: Dossier | null): KnownTerms {
  const answerTo = (label: string) => answers.find((answer) => answer.label === label)?.value.trim() ?? '';
  const from = 'the request';
  const known: KnownTerms = {};
  const asked = answerTo(answerLabels.dossier.marketsOfInterest);
  const offered = dossier?.dealContours.availableGeographies ?? [];
  const called = new Set(splitList(asked).flatMap(marketsCalled));
  const markets = marketsOfInterest.filter(
    (market) => called.has(market) && (offered.length === 0 || offered.includes(market)),
  );
  if (asked !== '')
    known.territory = { from, words: asked, ...(markets.length > 0 && { value: markets.join('\n') }) };
  const volumes = answerTo(answerLabels.dossier.indicativeVolumes);
  const isOneVolume = volumes.length <= longestVolume && isOfAYear(volumes) && uncertainIn(volumes) === null;
  if (volumes !== '') known.volumes = { from, words: volumes, ...(isOneVolume && { value: volumes }) };
  return known;
}

function ofListing({ dealContours: says, manufacturingDetails: made, numbers }: Dossier): KnownTerms {
  const from = 'the listing';
  const currency = currencies.find((name) => name === (numbers.fee?.currency ?? numbers.price?.currency));
  const inCurrency = (money: { currency: string | null } | null) =>
    money?.currency === null || money?.currency === currency;
  const entries: Partial<Record<keyof TypedTerms, [words: string, value: string | undefined]>> = {
    currency: [currency ?? '', currency],
    oneTimeFee: [
      says.oneTimeFee,
      inCurrency(numbers.fee) && !isOfEach(says.oneTimeFee) ? single(numbers.fee) : undefined,
    ],
    supplyPrice: [says.supplyPrice, inCurrency(numbers.price) ? single(numbers.price) : undefined],
    priceUnit: [
      numbers.price?.per ?? '',
      (numbers.price?.per ?? '').length <= longestUnit ? numbers.price?.per : undefined,
    ],
    royalty: [says.royalty, single(numbers.royalty)],
    // Of '40:60' the partner's stands first; who gets a bare '40 %' its words do not say.
    profitShare: [
      says.profitShare,
      /^\s*[\d.]+ ?: ?\d/.test(says.profitShare) ? rest(numbers.profitShare) : undefined,
    ],
    exclusivity: [says.exclusivity, exclusivities.find((one) => plain(one) === plain(says.exclusivity))],
    territory: [says.availableGeographies.join(', '), says.availableGeographies.join('\n')],
    batchUnits: [made.batchSize, isCounted(numbers.batchSize) ? single(numbers.batchSize) : undefined],
    shelfLifeMonths: [made.shelfLife, single(numbers.shelfLife)],
    leadTimeDays: [made.leadTime, days(numbers.leadTime)],
  };
  const said = Object.entries(entries).filter(([, [words]]) => !isSilent(words));
  return Object.fromEntries(
    said.map(([field, [words, value]]) => [field, { from, words, ...(value !== undefined && { value }) }]),
  );
}

/** One number, of a year: not one for each market or strength, and not what one order holds. */
function isOfAYear(volumes: string): boolean {
  return (volumes.match(/\d[\d.,' \u00a0\u202f]*/g)?.length ?? 0) === 1 && !/\n|\border\b/i.test(volumes);
}

/** 'EUR 45,000 per territory' is the fee of as many territories as there will be. */
function isOfEach(words: string): boolean {
  return /\b(per|each|every)\b|\/ ?\p{L}/iu.test(words);
}

/** A number that is no span of two. */
function single(span: Span): string | undefined {
  return span !== null && span.from === span.to ? String(span.from) : undefined;
}

/** Neither litres nor kilograms nor batches are units of a product. */
function isCounted(size: Dossier['numbers']['batchSize']): boolean {
  return size !== null && !['L', 'kg', 'batches'].includes(size.unit);
}

/** Of weeks. */
function days(span: Span): string | undefined {
  return span !== null && span.from === span.to ? String(span.from * 7) : undefined;
}

function rest(span: Span): string | undefined {
  return span !== null && span.from === span.to ? String(Number((100 - span.from).toFixed(2))) : undefined;
}

function plain(words: string): string {
  return words.toLowerCase().replaceAll(/[\s-]/g, '');
}

/** As listings say that they say nothing (§5.9). */
function isSilent(words: string): boolean {
  return ['', '-', 'na', 'notapplicable', 'nonmdantory'].includes(plain(words)) || words.trim() === '-';
}
