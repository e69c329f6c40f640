import { splitList } from '#platform/contract/validation.ts';
import { mostLines, productMaxLength, strengthMaxLength } from '../../contract/brief-limits.ts';
import type { Listed } from '../../contract/brief-listings.ts';

/** A line as it is typed; `spared` are listings that are not asked for it. */
export type TypedLine = {
  product: string;
  strength: string;
  packUnits: string;
  markets: string;
  volumes: string[];
  targetPrice: string;
  documents: string;
  spared: string[];
};

export const blankLine: TypedLine = {
  ...{ product: '', strength: '', packUnits: '', markets: '', volumes: ['', '', ''], targetPrice: '' },
  ...{ documents: '', spared: [] },
};

export function keyOf({ kind, id }: Pick<Listed, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

/** A line for each product among the dossiers, asked of those that are of it, and of all plants. */
export function linesFor(listings: readonly Listed[], markets: string): TypedLine[] {
  const products = [...new Set(listings.map(({ product }) => product).filter(Boolean))];
  if (products.length === 0) return [{ ...blankLine, markets }];
  return products.map((product) => {
    const of = listings.filter((listing) => listing.product === product);
    const others = listings.filter((listing) => listing.kind === 'dossier' && listing.product !== product);
    const strengths = [...new Set(of.map(({ strengths }) => strengths))];
    const [only = '', ...different] = strengths;
    const strength = different.length === 0 && only.length <= strengthMaxLength ? only : '';
    return {
      ...blankLine,
      product: product.slice(0, productMaxLength),
      strength,
      markets,
      spared: others.map(keyOf),
    };
  });
}

function isOf(line: TypedLine, { product }: Listed): boolean {
  const words = (text: string) => text.slice(0, productMaxLength).trim().toLowerCase();
  return words(line.product) === words(product);
}

function isBlank({ spared: _, volumes, markets: __, ...typed }: TypedLine): boolean {
  return [...Object.values(typed), ...volumes].every((text) => text.trim() === '');
}

/**
 * The lines for whom is asked now. A dossier that they do not know (`known` has the keys of those that they do) is asked
 * for the lines of its product alone, and gets one of its own where there is none; a plant is asked for all (§25.1).
 */
export function linesAsking(
  lines: readonly TypedLine[],
  known: readonly string[],
  listings: readonly Listed[],
  markets: string,
): TypedLine[] {
  const unknown = listings.filter((one) => one.kind === 'dossier' && !known.includes(keyOf(one)));
  if (unknown.length === 0) return [...lines];
  // One line alone is asked of all; beside another one it still is of those that it was asked of.
  const asked = lines.length === 1 ? lines.map((line) => ({ ...line, spared: [] })) : lines;
  const kept = asked.map((line) => {
    const others = unknown.filter((listing) => !isOf(line, listing));
    const still = line.spared.filter((key) => !unknown.some((listing) => keyOf(listing) === key));
    return { ...line, spared: [...still, ...others.map(keyOf)] };
  });
  const lacking = unknown.filter((listing) => !lines.some((line) => isOf(line, listing)));
  if (lacking.length === 0) return kept;
  const added = linesFor(lacking, markets).map((line) => {
    const others = listings.filter(
      (one) => one.kind === 'dossier' && !(lacking.includes(one) && isOf(line, one)),
    );
    return { ...line, spared: others.map(keyOf) };
  });
  return [...kept.filter((line) => !isBlank(line)), ...added].slice(0, mostLines);
}

/** Kept as text in a draft: what does not read as lines is none. */
export function readLines(kept: string): TypedLine[] {
  try {
    const lines = JSON.parse(kept) as TypedLine[];
    return lines.map((line) => ({ ...blankLine, ...line }));
  } catch {
    return [blankLine];
  }
}

/** The keys of listings, as a draft keeps them. */
export function keysOf(listings: readonly Listed[]): string {
  return listings.map(keyOf).join();
}

export function readKeys(kept: string | undefined): string[] {
  return (kept ?? '').split(',').filter((key) => key !== '');
}

/** On the wire: years at the end without a volume are none. */
export function sentLine({ spared: _, markets, volumes, ...line }: TypedLine) {
  const last = volumes.findLastIndex((packs) => packs.trim() !== '');
  return {
    ...line,
    packUnits: line.packUnits.trim(),
    targetPrice: line.targetPrice.trim(),
    markets: splitList(markets),
    volumes: volumes.slice(0, last + 1).map((packs) => packs.trim()),
  };
}

/** Whom it asks, each with the places of its lines; one line alone is asked of all. */
export function askedOf(listings: readonly Listed[], lines: readonly TypedLine[]) {
  return listings.map((listing) => ({
    ...{ kind: listing.kind, id: listing.id },
    lines: [...lines.keys()].filter(
      (place) => lines.length === 1 || !lines[place]?.spared.includes(keyOf(listing)),
    ),
  }));
}
