import type { Presentation } from '../../contract/presentations.ts';
import type { EuMedicine, OrangeProduct, PurpleProduct } from '../../contract/register-rows.ts';
import { isOfForm } from '../forms/rules.ts';
import { brandOf, combinationKey, isUnsaid, readIngredient } from '../names/rules.ts';
import type { RowIndex } from '../row-index/rules.ts';
import { isSameStrength, readRegisteredStrength, readStrength, type Strength } from '../strengths/rules.ts';
import { ofSalt, orderOf } from './salts/rules.ts';

/** Why no row could be taken. */
export const refusals = ['no edition', 'substance', 'form', 'strength', 'salt', 'use'] as const;
export type Refusal = (typeof refusals)[number];

/** Rows with the reason in words and what is to be known beside; or none, and why. */
export type Match<Row> =
  | { found: true; rows: readonly Row[]; words: string; notes: readonly string[] }
  | { found: false; because: Refusal; words: string };

/** The Orange Book's products that a presentation is, or would refer to (§20.2). */
export function matchOrangeBook(index: RowIndex, presentation: Presentation): Match<OrangeProduct> {
  if (index.editions.products === null)
    return refused('no edition', 'No products of the Orange Book were brought.');
  const { form, routes, strengths } = presentation;
  const own = rowsOf(index, index.products, presentation);
  if (own.length === 0)
    return refused('substance', `The Orange Book has no product of ${nameOf(presentation)} alone.`);
  const inForm = own.filter((row) => isOfForm(form, routes, row));
  if (inForm.length === 0) {
    const theirs = [...new Set(own.map((row) => `${row.form}; ${row.route}`))].sort();
    return refused('form', `The Orange Book has ${nameOf(presentation)} only as ${listed(theirs)}.`);
  }
  const { rows: inStrength, without, notes } = inStrengths(inForm, presentation);
  if (inStrength.length === 0) {
    const theirs = [...new Set(inForm.map(({ strength }) => strength.replace(/ \*\*.*$/, '')))];
    return refused(
      'strength',
      `In this form the Orange Book has ${listed(theirs)}, not ${strengths.join(', ')}.`,
    );
  }
  if (without.length > 0) notes.push(`The Orange Book has no product of ${without.join(', ')} in this form.`);
  const referred = ofReference(inStrength, presentation.reference, notes);
  const salted = ofSalt(referred, presentation);
  if (!salted.found) {
    const words = `The Orange Book has it as ${listed(salted.theirs)}, not as ${presentation.salt}.`;
    return refused('salt', words);
  }
  const { rows } = salted;
  return { found: true, rows, words: wordsOfMatch(rows), notes: [...notes, ...salted.notes] };
}

/** The Purple Book's rows of one biologic: its reference products with their biosimilars. */
export function matchPurpleBook(index: RowIndex, presentation: Presentation): Match<PurpleProduct> {
  if (index.editions.biologics === null) return refused('no edition', 'No Purple Book was brought.');
  const own = rowsOf(index, index.biologics, presentation).filter(
    ({ licensure }) => !/revoked/i.test(licensure),
  );
  if (own.length === 0) return refused('substance', `The Purple Book has no ${nameOf(presentation)}.`);
  const references = own.filter(isOriginal);
  const notes: string[] = [];
  const named = withBrand(references, presentation.reference, ({ proprietaryName }) =>
    proprietaryName.split(','),
  );
  if (named.length === 0 && new Set(references.map(({ application }) => application)).size > 1)
    notes.push('Several licences are of this name, and the listing names none: the latest end counts.');
  const rows = [...(named.length > 0 ? named : references), ...own.filter((row) => !isOriginal(row))];
  const brands = listed([...new Set(rows.map(({ proprietaryName }) => proprietaryName))]);
  return { found: true, rows, words: `Matched by its proper name to ${brands} of the Purple Book.`, notes };
}

export function isOriginal({ licenceType }: PurpleProduct): boolean {
  return licenceType.startsWith('351(a)');
}

/**
 * The EMA's medicines of one substance, or of one combination. Those for another part of the body by their ATC code are
 * other products: a cream's protection is not that of the tablets.
 */
export function matchMedicines(index: RowIndex, presentation: Presentation): Match<EuMedicine> {
  if (index.editions.medicines === null) return refused('no edition', "The EMA's table was not brought.");
  const authorised = rowsOf(index, index.medicines, presentation).filter(
    ({ authorisedOn, status }) =>
      authorisedOn !== null && !/^(refused|application withdrawn|opinion)/i.test(status),
  );
  if (authorised.length === 0) {
    return refused(
      'substance',
      `The EMA's table has no authorised medicine of ${nameOf(presentation)} alone: it may be authorised by states, which the table does not tell.`,
    );
  }
  const group = presentation.atc?.trim().slice(0, 1).toUpperCase() ?? '';
  const grouped = authorised.filter(({ atc }) => group === '' || !atc || atc.toUpperCase().startsWith(group));
  if (grouped.length === 0) {
    const codes = listed([...new Set(authorised.flatMap(({ atc }) => atc ?? []))]);
    return refused('use', `The EMA's table has it for another use (${codes}, not ${presentation.atc}).`);
  }
  const notes =
    group === '' && new Set(authorised.map(({ atc }) => atc?.slice(0, 1))).size > 1
      ? ['No ATC code says for what it is used: the latest end of all uses counts.']
      : [];
  const names = listed([...new Set(grouped.map(({ name }) => name))]);
  return { found: true, rows: grouped, words: `Matched by its name to ${names} of the EMA's table.`, notes };
}

function refused(because: Refusal, words: string): { found: false; because: Refusal; words: string } {
  return { found: false, because, words };
}

/** Rows whose ingredients are exactly the presentation's substances, under whichever of their names. */
function rowsOf<Row>(
  index: RowIndex,
  map: ReadonlyMap<string, readonly Row[]>,
  presentation: Presentation,
): Row[] {
  let keys: string[][] = [[]];
  for (const { inn, names } of presentation.substances) {
    const moieties = new Set([inn, ...names].map((name) => readIngredient(name).moiety));
    const known = [...moieties].filter((moiety) => index.moieties.has(moiety));
    keys = keys.flatMap((key) => known.map((moiety) => [...key, moiety])).slice(0, mostKeys);
  }
  const found = new Set<Row>();
  for (const key of new Set(keys.filter((one) => one.length > 0).map(combinationKey)))
    for (const row of map.get(key) ?? []) found.add(row);
  return [...found];
}

/** A substance has a handful of names; what has more combinations of them than this is not looked for in all. */
const mostKeys = 500;

/** The rows of any of the strengths, and the strengths of which there is none. */
function inStrengths(
  rows: readonly OrangeProduct[],
  presentation: Presentation,
): { rows: OrangeProduct[]; without: string[]; notes: string[] } {
  const found = new Set<OrangeProduct>();
  const without: string[] = [];
  const notes: string[] = [];
  const registered = rows.map((row) => ({ row, read: readRegisteredStrength(row.strength) }));
  for (const strength of presentation.strengths) {
    const own = readStrength(strength, presentation.substances.length);
    const readable = own === null ? [] : registered.filter(({ read }) => read?.length === own.length);
    const inOrder = readable.filter(({ row, read }) =>
      isSame(read ?? [], own ?? [], orderOf(row, presentation)),
    );
    const inAny =
      inOrder.length > 0 ? inOrder : readable.filter(({ read }) => isSameInSomeOrder(read ?? [], own ?? []));
    if (inAny.length === 0) without.push(strength);
    else if (inOrder.length === 0)
      notes.push(`${strength} is read in another order than the listing's name has.`);
    for (const { row } of inAny) found.add(row);
  }
  return { rows: [...found], without, notes };
}

function isSame(read: readonly Strength[], own: readonly Strength[], order: readonly number[]): boolean {
  return read.every((one, at) => {
    const other = own[order[at] ?? -1];
    return other !== undefined && isSameStrength(one, other);
  });
}

function isSameInSomeOrder(read: readonly Strength[], own: readonly Strength[]): boolean {
  if (read.length === 1) return false;
  const left = [...own];
  return read.every((one) => {
    const at = left.findIndex((other) => isSameStrength(one, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The products of the reference that a listing names, with all their generics; all where it names none that fits. */
function ofReference(rows: readonly OrangeProduct[], reference: string, notes: string[]): OrangeProduct[] {
  const [originals, generics] = [rows.filter(isNew), rows.filter((row) => !isNew(row))];
  const named = withBrand(originals, reference, ({ tradeName }) => [tradeName]);
  if (named.length > 0) return [...named, ...generics];
  const applications = [...new Set(originals.map(({ application }) => application))];
  if (!isUnsaid(reference) && originals.length > 0)
    notes.push(`The reference that the listing names (${reference}) is none of them.`);
  if (applications.length > 1)
    notes.push(
      `${applications.length} applications fit (${listed(applications.map((one) => `N${one}`))}): the latest end counts.`,
    );
  return [...rows];
}

export function isNew({ applicationType }: OrangeProduct): boolean {
  return applicationType === 'N';
}

/** Rows of a brand; where none has it to the letter, those whose brand begins with it or the other way round. */
function withBrand<Row>(rows: readonly Row[], named: string, brandsOf: (row: Row) => string[]): Row[] {
  const brand = brandOf(named);
  if (isUnsaid(named) || brand === '') return [];
  const exact = rows.filter((row) => brandsOf(row).some((one) => brandOf(one) === brand));
  if (exact.length > 0) return exact;
  return rows.filter((row) =>
    brandsOf(row).some((one) => {
      const theirs = brandOf(one);
      return theirs !== '' && (theirs.startsWith(`${brand} `) || brand.startsWith(`${theirs} `));
    }),
  );
}

function wordsOfMatch(rows: readonly OrangeProduct[]): string {
  const originals = rows.filter(isNew);
  const some = originals.length > 0 ? originals : rows;
  const products = some.map(
    ({ tradeName, strength, applicationType, application, product }) =>
      `${tradeName} ${strength.replace(/ \*\*.*$/, '')} (${applicationType}${application}/${product})`,
  );
  const gone = originals.length > 0 && originals.every(({ marketing }) => marketing === 'DISCN');
  return (
    `Matched by substance, form and strength to ${listed(products)} of the Orange Book.` +
    (originals.length === 0 ? ' Only generics stand there.' : '') +
    (gone ? ' It is no longer sold.' : '')
  );
}

function nameOf({ substances }: Presentation): string {
  return substances.map(({ inn }) => inn).join(' + ');
}

/** The first of many, and how many more. */
export function listed(some: readonly string[], most = 6): string {
  const more = some.length - most;
  return some.slice(0, most).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
