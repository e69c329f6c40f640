import { groupDigits, money } from '#platform/contract/amounts.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { answerMaxLength } from '../contract/brief-limits.ts';
import type { BriefLine } from '../contract/brief-lines.ts';

type Wanted = { firstYear: number; currency: string; supplyRequired: string };

/** Of what is asked of a listing: the form of its kind, filled from the lines that it is asked for alone (§25.2). */
export function answersOf(
  kind: 'dossier' | 'supplier',
  wanted: Wanted,
  lines: readonly BriefLine[],
): Record<string, string> {
  const markets = [...new Set(lines.flatMap((line) => line.markets))].join(', ');
  const indicativeVolumes = lines.map((line) => lineWords(line, wanted)).join('\n');
  if (kind === 'dossier') {
    return { marketsOfInterest: markets, supplyRequired: wanted.supplyRequired, indicativeVolumes };
  }
  return {
    gmpStatusRequired: markets === '' ? '' : `That of ${markets}`,
    dosageFormsOfInterest: [...new Set(lines.map(({ product }) => product))].join(', '),
    indicativeVolumes,
    specialCapabilitiesRequired: '',
  };
}

/** 'Amlodipine tablets, 5 mg, packs of 30, for Germany: 120,000 packs in 2027. Target price: 1.25 EUR a pack.' */
export function lineWords(line: BriefLine, { firstYear, currency }: Omit<Wanted, 'supplyRequired'>): string {
  const { product, strength, packUnits, markets, volumes, targetPrice, documents } = line;
  const what = [product, strength, packUnits && `packs of ${packUnits}`].filter(Boolean).join(', ');
  const where = markets.length === 0 ? '' : `, for ${markets.join(', ')}`;
  const years = volumes
    .map((packs, year) => packs && `${groupDigits(packs)} packs in ${firstYear + year}`)
    .filter(Boolean)
    .join(', ');
  const sentences = [
    `${what}${where}${years === '' ? '' : `: ${years}`}`,
    targetPrice && `Target price: ${money(targetPrice, currency)} a pack`,
    documents.trim() && `Documents: ${inOneLine(documents)}`,
  ];
  return `${sentences.filter(Boolean).join('. ')}.`;
}

/**
 * What a line of the form begins with: molecule and form as the listing's title writes them, where it has these words, else with
 * a capital. Nothing else of the title: the words go to other owners too.
 */
export function productWords(title: string, molecule: string, form: string): string {
  const plain = [molecule, form].filter(Boolean).join(' ');
  const at = level(title).indexOf(level(plain));
  return capitalise(at === -1 ? plain : title.slice(at, at + plain.length));
}

/** 'Film-coated' is 'Film Coated': of two such one line is wanted. */
export function level(words: string): string {
  return words.toLowerCase().replaceAll('-', ' ');
}

/** Entries of several lines in one. */
function inOneLine(text: string): string {
  const entries = text.split('\n').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '').join(', ');
}

/** Of what stands in no single field: that all lines together are more than a form takes. */
export function isTooLong(answers: Record<string, string>): boolean {
  return Object.values(answers).some((answer) => answer.length > answerMaxLength);
}

type OfOwner = { companyId: number };

/**
 * The order in which the requests are numbered: those of one owner follow each other, and the owners come in an order
 * that nothing tells. An owner of several finds no number missing between theirs, and learns from none how many others
 * there are. `draw` answers a number from 0 to below 1.
 */
export function orderOfNumbers<T extends OfOwner>(asked: readonly T[], draw: () => number): T[] {
  const owners = [...new Set(asked.map(({ companyId }) => companyId))]
    .map((companyId) => ({ companyId, drawn: draw() }))
    .sort((a, b) => a.drawn - b.drawn);
  return owners.flatMap(({ companyId }) => asked.filter((one) => one.companyId === companyId));
}

/**
 * Requests of a brief in the order in which they were numbered. What is done in several is done in it, so that neither does
 * the number of a message, a file or a line of the timeline tell an owner of two how many others stand between them.
 */
export function ownersTogether<T extends { row: { id: number } }>(asked: readonly T[]): T[] {
  return asked.toSorted((one, other) => one.row.id - other.row.id);
}
