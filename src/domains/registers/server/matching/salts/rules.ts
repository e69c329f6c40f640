import type { Presentation } from '../../../contract/presentations.ts';
import type { OrangeProduct } from '../../../contract/register-rows.ts';
import { isUnsaid, partsOf, readIngredient } from '../../names/rules.ts';

/** The rows that have one of a presentation's strengths; whether its originals are others than the reference that is named. */
export type OfStrength = { strength: string; rows: readonly OrangeProduct[]; isOfOthers?: boolean };

/** Rows of the salt, with what is to be known of it; or none, and as what the register has it. */
export type Salted =
  | { found: true; groups: readonly OfStrength[]; notes: readonly string[] }
  | { found: false; theirs: readonly string[] };

/**
 * Of each strength the rows of the same salt; without such, those of which one side names no salt. A salt that the register
 * does not have may need an application of its own, and whose protection it meets nobody can read from the rows.
 */
export function ofSalt(groups: readonly OfStrength[], presentation: Presentation): Salted {
  const own = saltsOf(presentation);
  const rows = [...new Set(groups.flatMap((group) => group.rows))];
  const as = new Map(rows.map((row) => [row, compareSalts(row, own, presentation)]));
  const are = (some: readonly OrangeProduct[], which: Compared) =>
    some.filter((row) => as.get(row) === which);
  const anySame = are(rows, 'same').length > 0;
  if (!anySame && are(rows, 'other').length > 0)
    return { found: false, theirs: [...new Set(rows.map(({ ingredients }) => ingredients.join('; ')))] };
  let isToldByOne = false;
  const salted = groups.map((group) => {
    const same = are(group.rows, 'same');
    if (same.length > 0 || are(group.rows, 'other').length > 0) return { ...group, rows: same };
    isToldByOne = true;
    return group;
  });
  const isSalted =
    own.some((salts) => salts.some((salt) => salt !== '')) ||
    rows.some((row) => row.ingredients.some((ingredient) => readIngredient(ingredient).salt !== ''));
  const note = `The salt is named by one side only: the listing says ${presentation.salt || 'none'}.`;
  return { found: true, groups: salted, notes: isToldByOne && isSalted ? [note] : [] };
}

type Compared = 'same' | 'unsaid' | 'other';

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
export function saltAgainst(row: OrangeProduct, presentation: Presentation): Compared {
  return compareSalts(row, saltsOf(presentation), presentation);
}

function compareSalts(
  row: OrangeProduct,
  own: readonly (readonly string[])[],
  presentation: Presentation,
): Compared {
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
