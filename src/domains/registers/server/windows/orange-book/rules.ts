import { addYears, earliest, inShort, inWords } from '../../../contract/days.ts';
import type { WindowReason } from '../../../contract/launch-windows.ts';
import type { CarveOut } from '../../../contract/presentations.ts';
import type { OrangeExclusivity, OrangeProduct } from '../../../contract/register-rows.ts';
import { listedAsNotSold } from '../../../contract/register-words.ts';
import { listed, type Match } from '../../matching/parts/rules.ts';
import { isNew } from '../../matching/rules.ts';
import type { RowIndex } from '../../row-index/rules.ts';
import { copiesOf } from '../copies/rules.ts';
import { extendedBy, isPaediatric, kindOf } from '../exclusivities/rules.ts';
import { type PatentEnd, patentEnds } from '../patents/rules.ts';
import { type Found, matchReasons, noMatch, reason } from '../reasons/rules.ts';

/** An orphan drug has its use for itself for seven years from the approval. */
const yearsOfOrphan = 7;

/** What the Orange Book says of what was matched in it: the ends of its products' patents and exclusivities. */
export function orangeBookEnds(
  index: RowIndex,
  match: Match<OrangeProduct>,
  carveOuts: readonly CarveOut[],
  today: string,
): Found {
  const { editions } = index;
  const read = [editions.products, editions.patents, editions.exclusivities].flatMap((day) => day ?? []);
  if (!match.found) {
    const unplaced = match.because === 'no edition' ? [] : laterThanProducts(index);
    return {
      ...noMatch(match.words, 'orange-book-products', editions.products, match.because),
      editions: read,
      told: unplaced,
    };
  }
  if (editions.patents === null || editions.exclusivities === null) {
    const words = 'The patents or exclusivities of the Orange Book were not brought.';
    return { ...noMatch(words, 'orange-book-patents', null), editions: read, told: [] };
  }
  const copies = copiesOf(match.rows);
  const asked = askedOrphans(index, { rows: match.rows, copies }, carveOuts, today);
  const reasons = [
    ...patentReasons(index, match.rows),
    ...exclusivityReasons(index, match.rows, { carveOuts, asked }),
  ];
  const [first] = match.rows;
  const told = [
    ...matchReasons(
      match,
      'orange-book-products',
      editions.products,
      first ? `${first.applicationType}${first.application}` : null,
    ),
    ...approvedGenerics(index, copies),
    ...[...asked.values()].map((one) => askedReason(one, editions.products)),
    ...extraProducts(index, match.rows),
  ];
  return { isKnown: true, reasons, told, editions: read };
}

function patentReasons(index: RowIndex, rows: readonly OrangeProduct[]): WindowReason[] {
  const products = rows.filter(isNew);
  const own = products.flatMap(({ application, product }) =>
    (index.patents.get(application) ?? []).filter((patent) => patent.product === product),
  );
  return patentEnds([...new Set(own)]).map((end) =>
    reason({
      kind: 'patent',
      hard: end.hard,
      ...(end.isDelisted && { counts: false, delisted: true }),
      code: end.code,
      number: end.isPaediatric ? `${end.patent}*PED` : end.patent,
      until: end.until,
      source: 'orange-book-patents',
      edition: index.editions.patents,
      words: wordsOfPatent(end),
    }),
  );
}

function wordsOfPatent({ words, until, products, isDelisted }: PatentEnd): string {
  const struck = isDelisted ? ' Its holder asked to have it taken off the list: it counts for nothing.' : '';
  return `${words}; until ${inWords(until)}, of ${listed(products)}.${struck}`;
}

function exclusivityReasons(
  index: RowIndex,
  rows: readonly OrangeProduct[],
  { carveOuts, asked }: { carveOuts: readonly CarveOut[]; asked: ReadonlyMap<string, AskedOrphan> },
): WindowReason[] {
  const found = new Map<
    string,
    { one: OrangeExclusivity; hard: boolean; words: string; products: string[] }
  >();
  for (const { application, applicationType, product } of rows) {
    const own = (index.exclusivities.get(application) ?? []).filter((one) => one.product === product);
    for (const one of own) {
      const said = isPaediatric(one) ? paediatric(one, own, carveOuts) : pinned(one, carveOuts);
      const key = [application, one.code, one.endsOn, said.hard].join(' ');
      const known = found.get(key);
      const name = `${applicationType}${application}/${product}`;
      if (known === undefined) found.set(key, { one, ...said, products: [name] });
      else if (!known.products.includes(name)) known.products.push(name);
    }
  }
  return [...found.values()].map(({ one, hard, words, products }) =>
    reason({
      kind: 'exclusivity',
      hard,
      code: one.code,
      number: one.application,
      until: one.endsOn,
      source: 'orange-book-exclusivities',
      edition: index.editions.exclusivities,
      words: `${words}; until ${inWords(one.endsOn)}, of ${listed(products)}.${asked.has(nameOf(one)) ? ` ${askedWords}` : ''}`,
    }),
  );
}

const askedWords = 'Generics were approved during it: it may cover another use; the desk is asked.';

type AskedOrphan = { one: OrangeExclusivity; copies: OrangeProduct[] };

/**
 * Orphan exclusivities that hold, or of which the six months do, and count as hard, though copies of the matched products
 * were approved in their seven years: the desk is asked of what use they are.
 */
function askedOrphans(
  { exclusivities }: RowIndex,
  { rows, copies }: { rows: readonly OrangeProduct[]; copies: readonly OrangeProduct[] },
  carveOuts: readonly CarveOut[],
  today: string,
): Map<string, AskedOrphan> {
  const asked = new Map<string, AskedOrphan>();
  for (const { application, product } of rows) {
    const own = (exclusivities.get(application) ?? []).filter((one) => one.product === product);
    const holds = own.filter(({ endsOn }) => endsOn >= today);
    const extended = holds.filter(isPaediatric).flatMap((one) => extendedBy(one, own));
    for (const one of [...holds, ...extended]) {
      if (!isOrphan(one) || !pinned(one, carveOuts).hard) continue;
      const during = copiesDuring(one, copies);
      if (during.length > 0) asked.set(nameOf(one), { one, copies: during });
    }
  }
  return asked;
}

function copiesDuring({ endsOn }: OrangeExclusivity, copies: readonly OrangeProduct[]): OrangeProduct[] {
  const since = addYears(endsOn, -yearsOfOrphan);
  const during = copies.filter(
    ({ approvedOn }) => approvedOn !== null && approvedOn >= since && approvedOn <= endsOn,
  );
  return [...new Map(during.map((row) => [row.application, row])).values()];
}

function isOrphan({ code }: OrangeExclusivity): boolean {
  return code.startsWith('ODE');
}

function nameOf({ application, code }: OrangeExclusivity): string {
  return `${application} ${code}`;
}

function askedReason(
  { one: { application, code }, copies }: AskedOrphan,
  edition: string | null,
): WindowReason {
  const named = copies.map((copy) => `A${copy.application} (${copy.applicant})`);
  return reason({
    ...{ kind: 'generics', hard: false, counts: false, number: application, until: null },
    ...{ code: `during ${code}`, source: 'orange-book-products', edition, because: 'orphan' },
    words:
      `Approved while the orphan exclusivity ${code} of N${application} held: ${listed(named)}. It may cover another use, ` +
      'which a label can leave out; until the desk says so, it counts as hard.',
  });
}

type Said = { hard: boolean; words: string };

/** An orphan exclusivity whose indication a label may leave out, by the word of the desk, is soft. */
function pinned(one: OrangeExclusivity, carveOuts: readonly CarveOut[]): Said {
  const kind = kindOf(one.code);
  const pin = carveOuts.find(({ application, code }) => application === one.application && code === one.code);
  if (pin === undefined || !isOrphan(one)) return kind;
  return { hard: false, words: `${kind.words}, left out of the label by the desk's word: ${pin.reason}` };
}

function paediatric(
  one: OrangeExclusivity,
  own: readonly OrangeExclusivity[],
  carveOuts: readonly CarveOut[],
): Said {
  const extended = extendedBy(one, own);
  if (extended.length === 0)
    return {
      hard: true,
      words: 'Six months for paediatric studies, added to what nobody can tell, taken as hard',
    };
  const said = extended.map((other) => ({ code: other.code, ...pinned(other, carveOuts) }));
  const codes = [...new Set(said.map(({ code }) => code))].sort().join(', ');
  return {
    hard: said.some(({ hard }) => hard),
    words: `Six months for paediatric studies, added to ${codes}`,
  };
}

/** Copies of the matched products: what stands in the way of others did not keep them from being approved. */
function approvedGenerics({ editions }: RowIndex, rows: readonly OrangeProduct[]): WindowReason[] {
  const copies = Map.groupBy(rows, ({ application }) => application);
  const days = [...copies]
    .map(([application, some]) => ({
      ...{ number: `A${application}`, holder: some[0]?.applicant },
      // Without a day it was approved before 1982.
      day: earliest(some.map(({ approvedOn }) => approvedOn ?? '')) ?? '',
    }))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const [first] = days;
  if (first === undefined) return [];
  const gone = [...copies.values()].filter((some) => some.every(({ marketing }) => marketing === 'DISCN'));
  const since = first.day === '' ? 'before 1982' : inShort(first.day);
  return [
    reason({
      ...{ kind: 'generics', hard: false, counts: false, number: first.number, until: null },
      ...{
        code: `${copies.size} since ${since}`,
        source: 'orange-book-products',
        edition: editions.products,
      },
      words:
        `Approved, by their applications: ${listed(days.map(({ number, holder }) => `${number} (${holder})`))}` +
        `${gone.length > 0 ? `; ${gone.length} of them ${listedAsNotSold}` : ''}. Approved is not sold: from when a ` +
        'patent, a licence or a settlement lets each of them be sold, the register does not say.',
    }),
  ];
}

/** Products of a matched application that later files name and the products' edition does not have. */
function extraProducts(index: RowIndex, rows: readonly OrangeProduct[]): WindowReason[] {
  const { editions, productsOf } = index;
  return [...new Set(rows.filter(isNew).map(({ application }) => application))].flatMap((application) => {
    const named = [
      ...(index.patents.get(application) ?? []),
      ...(index.exclusivities.get(application) ?? []),
    ];
    const extra = [...new Set(named.map(({ product }) => product))]
      .filter((product) => productsOf.get(application)?.has(product) !== true)
      .sort();
    if (extra.length === 0) return [];
    return [
      reason({
        ...{ kind: 'no match', hard: false, counts: false, code: null, number: application, until: null },
        source: 'orange-book-patents',
        edition: editions.patents,
        words:
          `Patents or exclusivities also name product ${listed(extra)} of N${application}, which the products of ` +
          `${inWords(editions.products ?? '')} do not have: what it is, they do not say, and it lends no date.`,
      }),
    ];
  });
}

/** The products' file may be older than the patents': what has no row may have one by now. */
function laterThanProducts({ editions }: RowIndex): WindowReason[] {
  if (editions.products === null || editions.patents === null || editions.products >= editions.patents)
    return [];
  return [
    reason({
      ...{ kind: 'no match', hard: false, counts: false, code: null, number: null, until: null },
      source: 'orange-book-products',
      edition: editions.products,
      words:
        `The products are of ${inWords(editions.products)}, the patents of ${inWords(editions.patents)}: ` +
        'a product approved since then has no row.',
    }),
  ];
}
