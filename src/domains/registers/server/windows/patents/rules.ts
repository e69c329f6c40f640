import { uncapitalise } from '#platform/contract/capitalise.ts';
import type { OrangePatent } from '../../../contract/register-rows.ts';

/** One patent, or the six months added to it, for all products that lend it and as its rows say of them. */
export type PatentEnd = {
  patent: string;
  isPaediatric: boolean;
  until: string;
  hard: boolean;
  /** Every row of it is struck from the register. */
  isDelisted: boolean;
  /** 'substance', 'product', its use codes, '*PED'; null where the register says nothing. */
  code: string | null;
  words: string;
  /** 'N202155/001'. */
  products: string[];
};

type Claim = Pick<PatentEnd, 'hard' | 'isDelisted' | 'code' | 'words'>;

/**
 * The ends of a product's patents. A patent stands once for each of its uses, and is of the substance where any of its
 * rows says so. The six months added to it are as hard as the patent itself, whose flags the row of the six months lacks.
 */
export function patentEnds(rows: readonly OrangePatent[]): PatentEnd[] {
  const ends = new Map<string, PatentEnd>();
  const ofProduct = Map.groupBy(rows, (row) => `${row.application}/${row.product} ${row.patent}`);
  for (const some of ofProduct.values()) {
    const own = some.filter(({ isPaediatric }) => !isPaediatric);
    const claim = claimOf(own);
    for (const row of some) {
      const said = row.isPaediatric ? extended(claim, row.patent) : claim;
      const key = [row.patent, row.isPaediatric, row.expiresOn, said.hard, said.isDelisted].join(' ');
      const product = `N${row.application}/${row.product}`;
      const known = ends.get(key);
      if (known === undefined) {
        const { patent, isPaediatric, expiresOn } = row;
        ends.set(key, { patent, isPaediatric, until: expiresOn, ...said, products: [product] });
      } else if (!known.products.includes(product)) known.products.push(product);
    }
  }
  return [...ends.values()];
}

function claimOf(rows: readonly OrangePatent[]): Claim {
  const listed = rows.filter(({ isDelisted }) => !isDelisted);
  const isDelisted = rows.length > 0 && listed.length === 0;
  const counted = isDelisted ? rows : listed;
  if (counted.some(({ coversSubstance }) => coversSubstance))
    return { hard: true, isDelisted, code: 'substance', words: 'Patent on the drug substance' };
  if (counted.some(({ coversProduct }) => coversProduct))
    return {
      ...{ hard: false, isDelisted, code: 'product' },
      words: 'Patent on the drug product alone, which another formulation may avoid',
    };
  const uses = [...new Set(counted.flatMap(({ useCode }) => useCode ?? []))].sort();
  if (uses.length > 0)
    return {
      ...{ hard: false, isDelisted, code: uses.join(', ') },
      words: 'Patent on a use alone, which a label may leave out',
    };
  return {
    ...{ hard: true, isDelisted, code: null },
    words: 'Patent of which the register does not say what it covers, taken as hard',
  };
}

function extended(claim: Claim, patent: string): Claim {
  return {
    ...claim,
    code: '*PED',
    words: `Six months for paediatric studies, added to ${patent}: ${uncapitalise(claim.words)}`,
  };
}
