import type { ClientBase } from 'pg';
import type { Correction, FinderQuery, FinderResult, FinderSchema, IndexedListing } from '../finder.ts';
import { answerAll, createTables } from './sql-finder-statements.ts';

/**
 * The oracle: finder.ts once more, in plain SQL and naive loops, slow and easy to check by reading. It shares no
 * code with the engine. It works on temporary tables of the connection that it is given.
 */
type SqlFinder = {
  upsert(listings: readonly IndexedListing[]): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  /** Answers many queries in two round trips. */
  searchAll(queries: readonly FinderQuery[]): Promise<FinderResult[]>;
};

export async function createSqlFinder(client: ClientBase, schema: FinderSchema): Promise<SqlFinder> {
  await client.query(createTables);
  const values = schema.groups.flatMap((group, g) => group.values.map((_, v) => ({ g, v })));
  await client.query('insert into finder_value select g, v from json_to_recordset($1) as x(g int, v int)', [
    JSON.stringify(values),
  ]);
  async function remove(ids: readonly number[]): Promise<void> {
    for (const table of ['finder_listing', 'finder_holds', 'finder_states', 'finder_word']) {
      await client.query(`delete from ${table} where id = any($1)`, [ids]);
    }
  }
  return {
    remove,
    async upsert(listings) {
      await remove(listings.map((listing) => listing.id));
      await client.query(
        `insert into finder_listing select id, recency, month, "offerDays", substances, numbers, texts
         from json_to_recordset($1) as x(id int, recency float8, month int, "offerDays" int, substances int,
           numbers float8[], texts text[])`,
        [
          JSON.stringify(
            listings.map(({ id, recency, month, offerDays, substances, numbers, texts }) => {
              return { id, recency, month, offerDays, substances, numbers, texts: texts?.map(unitsOf) };
            }),
          ),
        ],
      );
      const held = listings.flatMap(({ id, values: groups }) =>
        groups.flatMap((group, g) => group.map((v) => ({ id, g, v }))),
      );
      await client.query(
        `insert into finder_holds select distinct id, g, v from json_to_recordset($1) as x(id int, g int, v int)
         join finder_value using (g, v)`,
        [JSON.stringify(held)],
      );
      const states = listings.flatMap(({ id, statements = [] }) =>
        statements.filter((v) => schema.statements?.[v] !== undefined).map((v) => ({ id, v })),
      );
      await client.query(
        'insert into finder_states select distinct id, v from json_to_recordset($1) as x(id int, v int)',
        [JSON.stringify(states)],
      );
      const words = listings.flatMap(({ id, own = '', names, description }) => [
        ...[own, ...names].flatMap((text) => splitWords(text)).map((word) => ({ id, kind: 'name', word })),
        ...description.flatMap((text) => splitWords(text)).map((word) => ({ id, kind: 'description', word })),
      ]);
      await client.query(
        `insert into finder_word select distinct id, kind, word
         from json_to_recordset($1) as x(id int, kind text, word text)`,
        [JSON.stringify(words)],
      );
    },
    async searchAll(queries) {
      const { rows: known } = await client.query<KnownWord>(
        'select kind, word, count(*)::int as listings from finder_word group by kind, word',
      );
      const asked = queries.map((query, n) => {
        const words = [...new Set(splitWords(query.text.slice(0, 1024)))].slice(0, 32);
        const isName = (word: string) => query.names?.includes(word) ?? false;
        const ways = (word: string) => waysToMatch(word, known, isName(word));
        return {
          ...{ n, month: query.monthFrom, skip: query.offset, take: query.limit, words: words.length },
          ...orderOf(query, schema),
          matches: words.flatMap((word, position) => ways(word).map((way) => ({ n, position, ...way }))),
          corrections: words.flatMap((word) => correctionOf(word, ways(word))),
          ticks: query.selected.flatMap((group, g) => group.map((v) => ({ n, g, v }))),
          // The columns of SQL's arrays begin at 1.
          spans: (query.ranges ?? []).map(({ column, from, to }) => ({
            n,
            col: column + 1,
            low: from,
            high: to,
            apart: (query.upTo ?? []).some((one) => one.column === column),
          })),
          tallies: (query.upTo ?? []).map(({ column, to }, position) => ({
            ...{ n, position, col: column + 1, most: to },
          })),
          // No listing states what has no number: an empty list is met by none.
          wishes: (query.stated ?? []).flatMap((list, at) => [-1, ...list].map((v) => ({ n, list: at, v }))),
        };
      });
      const { rows } = await client.query<{
        total: number;
        ids: number[];
        counts: number[];
        up_to: number[];
      }>(answerAll, [
        JSON.stringify(asked),
        JSON.stringify(asked.flatMap((query) => query.matches)),
        JSON.stringify(asked.flatMap((query) => query.ticks)),
        JSON.stringify(asked.flatMap((query) => query.wishes)),
        JSON.stringify(asked.flatMap((query) => query.spans)),
        JSON.stringify(asked.flatMap((query) => query.tallies)),
      ]);
      return rows.map(({ total, ids, counts, up_to: upTo }, n) => {
        const rest = [...counts];
        return {
          ...{ total, ids, counts: schema.groups.map((group) => rest.splice(0, group.values.length)) },
          ...(queries[n]?.upTo && { upTo }),
          corrections: asked[n]?.corrections ?? [],
        };
      });
    },
  };
}

/** How the statement calls an order, and the place of its column in the array. */
function orderOf({ order }: FinderQuery, schema: FinderSchema): { sort: string; col?: number } {
  if (typeof order === 'string') return { sort: order };
  const numbers = schema.numbers?.length ?? 0;
  const way = order.descending ? 'down' : 'up';
  return order.column < numbers
    ? { sort: `numbers ${way}`, col: order.column + 1 }
    : { sort: `texts ${way}`, col: order.column - numbers + 1 };
}

/** A text as what sorts bytewise as its UTF-16 units do. */
function unitsOf(text: string | null): string | null {
  return text === null
    ? null
    : text.replaceAll(/[\s\S]/g, (unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
}

type KnownWord = { kind: 'name' | 'description'; word: string; listings: number };
type Way = KnownWord & { tier: number; misspelt?: boolean };

/** What a word is read as if it is a misspelling of all by which it matches. */
function correctionOf(typed: string, ways: readonly Way[]): Correction[] {
  const sorted = ways.toSorted((a, b) => b.listings - a.listings || (a.word < b.word ? -1 : 1));
  return sorted
    .slice(0, 1)
    .filter((way) => way.misspelt)
    .map(({ word }) => ({ typed, read: word }));
}

/** The known words by which a query word matches, by the steps of finder.ts. */
function waysToMatch(asked: string, known: readonly KnownWord[], isName: boolean): Way[] {
  const ways = (kind: string, tier: number, test: (word: string) => boolean): Way[] =>
    known.filter((one) => one.kind === kind && test(one.word)).map((one) => ({ ...one, tier }));
  const misspelt = (kind: string, tier: number): Way[] => {
    const length = [...asked].length;
    const most = !onlyLetters(asked) ? 0 : length >= 8 ? 2 : length >= 4 ? 1 : 0;
    if (most === 0) return [];
    // Words whose lengths are further apart than that are not compared: each letter too many is an edit.
    const isNear = (word: string) => Math.abs([...word].length - length) <= most && onlyLetters(word);
    const near = ways(kind, tier, isNear).map((way) => ({ way, distance: edits(asked, way.word) }));
    for (let distance = 1; distance <= most; distance++) {
      const found = near.filter((one) => one.distance === distance);
      if (found.length > 0) return found.map(({ way }) => ({ ...way, misspelt: true }));
    }
    return [];
  };
  const steps = [
    [
      ...ways('name', 0, (word) => word === asked),
      ...ways('name', 1, (word) => word !== asked && word.startsWith(asked)),
      ...ways('description', 3, (word) => word === asked),
    ],
    ways('description', 4, (word) => word.startsWith(asked)),
  ];
  const found = steps.find((step) => step.length > 0);
  if (found || isName) return found ?? [];
  const names = misspelt('name', 2);
  return names.length > 0 ? names : misspelt('description', 4);
}

/** Optimal string alignment, straight from its definition. */
export function edits(a: string, b: string): number {
  const [x, y] = [[...a], [...b]];
  const table = x.concat('').map(() => y.concat('').map(() => 0));
  const cell = (i: number, j: number) => table[i]?.[j] ?? Number.NaN;
  for (let i = 0; i <= x.length; i++) {
    for (let j = 0; j <= y.length; j++) {
      const ways = [i === 0 && j === 0 ? 0 : Infinity];
      if (i > 0) ways.push(cell(i - 1, j) + 1);
      if (j > 0) ways.push(cell(i, j - 1) + 1);
      if (i > 0 && j > 0) ways.push(cell(i - 1, j - 1) + (x[i - 1] === y[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && x[i - 1] === y[j - 2] && x[i - 2] === y[j - 1]) ways.push(cell(i - 2, j - 2) + 1);
      table[i]?.splice(j, 1, Math.min(...ways));
    }
  }
  return cell(x.length, y.length);
}

/** Text into words, character by character. */
export function splitWords(text: string): string[] {
  const replaced = new Map(
    Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ς: 'σ' }),
  );
  let spaced = '';
  for (const character of text) {
    for (const part of character.normalize('NFKD')) {
      for (const lower of part.toLowerCase()) {
        if (/\p{M}/u.test(lower)) continue;
        spaced += /\p{L}|\p{N}/u.test(lower) ? (replaced.get(lower) ?? lower) : ' ';
      }
    }
  }
  return spaced
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, 64).join(''));
}

function onlyLetters(word: string): boolean {
  return [...word].every((character) => /\p{L}/u.test(character));
}
