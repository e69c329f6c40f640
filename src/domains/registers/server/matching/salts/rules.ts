import type { Presentation } from '../../../contract/presentations.ts';
import type { OrangeProduct } from '../../../contract/register-rows.ts';
import { isUnsaid, partsOf, readIngredient } from '../../names/rules.ts';

/** Rows of the salt, with what is to be known of it; or none, and as what the register has it. */
export type Salted =
  | { found: true; rows: readonly OrangeProduct[]; notes: readonly string[] }
  | { found: false; theirs: readonly string[] };

/**
 * Rows of the same salt; without such, those of which one side names no salt. A salt that the register does not have may
 * need an application of its own, and whose protection it meets nobody can read from the rows.
 */
export function ofSalt(rows: readonly OrangeProduct[], presentation: Presentation): Salted {
  const own = saltsOf(presentation);
  const compared = rows.map((row) => ({ row, as: compareSalts(row, own, presentation) }));
  const same = compared.filter(({ as }) => as === 'same');
  const others = compared.filter(({ as }) => as === 'other');
  const unsaid = compared.filter(({ as }) => as === 'unsaid');
  if (same.length > 0) return matched(same, []);
  if (others.length === 0) {
    const isSalted =
      own.some((salts) => salts.some((salt) => salt !== '')) ||
      rows.some((row) => row.ingredients.some((ingredient) => readIngredient(ingredient).salt !== ''));
    const note = `The salt is named by one side only: the listing says ${presentation.salt || 'none'}.`;
    return matched(unsaid, isSalted ? [note] : []);
  }
  return { found: false, theirs: [...new Set(compared.map(({ row }) => row.ingredients.join('; ')))] };
}

function matched(some: readonly { row: OrangeProduct }[], notes: string[]): Salted {
  return { found: true, rows: some.map(({ row }) => row), notes };
}

/**
 * The salts of each substance: '' is the substance itself. Several where a listing names them ('mycophenolate mofetil,
 * mycophenolate sodium'), none where nothing is said.
 */
function saltsOf({ substances, salt }: Presentation): string[][] {
  if (isUnsaid(salt)) return substances.map(() => []);
  const parts = partsOf(salt).map((part) => ({ part, moiety: readIngredient(part).moiety }));
  const all = substances.map((substance) => {
    const moieties = new Set([substance.inn, ...substance.names].map((name) => readIngredient(name).moiety));
    const own = parts.filter(({ moiety }) => moieties.has(moiety));
    return own.map(({ part }) => saltIn(part, substance));
  });
  const [only] = substances;
  // 'Besilate' alone, and words that nobody knows, are of the only substance.
  if (only !== undefined && all.length === 1 && all[0]?.length === 0) return [[saltIn(salt, only)]];
  return all;
}

/** The salt that a text names; of what is itself a salt by its INN ('sodium chloride'), none. */
function saltIn(text: string, { inn, names }: Presentation['substances'][number]): string {
  const { moiety, salt } = readIngredient(text);
  if (salt !== '') return salt;
  // 'Besilate' alone, without the substance.
  const known = [inn, ...names].map((name) => readIngredient(name).moiety);
  return known.includes(moiety) || /ate?$/.test(moiety) === false ? '' : moiety;
}

/** Whether a row is of a presentation's own salt; 'unsaid' where one side names none. */
export function saltAgainst(row: OrangeProduct, presentation: Presentation): 'same' | 'unsaid' | 'other' {
  return compareSalts(row, saltsOf(presentation), presentation);
}

function compareSalts(
  row: OrangeProduct,
  own: readonly (readonly string[])[],
  presentation: Presentation,
): 'same' | 'unsaid' | 'other' {
  const order = orderOf(row, presentation);
  const each = row.ingredients.map((ingredient, at) => {
    const salts = own[order[at] ?? -1] ?? [];
    const theirs = readIngredient(ingredient).salt;
    if (salts.includes(theirs)) return 'same';
    return salts.length === 0 || salts.includes('') || theirs === '' ? 'unsaid' : 'other';
  });
  if (each.includes('other')) return 'other';
  return each.includes('unsaid') ? 'unsaid' : 'same';
}

/** Which of the presentation's substances each ingredient of a row is. */
export function orderOf(row: OrangeProduct, { substances }: Presentation): number[] {
  return row.ingredients.map((ingredient) => {
    const { moiety } = readIngredient(ingredient);
    return substances.findIndex(({ inn, names }) =>
      [inn, ...names].some((name) => readIngredient(name).moiety === moiety),
    );
  });
}
