import type { Drop, SortOrder, Understood } from '#contract/finders.ts';
import { findDrops } from './drops.ts';
import type { FilterGroups, FilterNames, LabelsByGroup } from './filter-groups.ts';
import type { Finder, FinderResult } from './finder.ts';
import type { Followed, FollowingFinder } from './live-index.ts';
import { type ListingTexts, matchWords } from './matched-words.ts';
import { type Reader, type Reading, readText } from './read-text.ts';
import { selectedOf, toQuery, type Wanted, wantedOf } from './wanted.ts';
import { wordsOf } from './words.ts';

/** What both calls of a finder take. */
type Paging = { page: number; limit: number; searchChar: string };

/** What a search takes beside; without it a text is looked for as it was typed. */
type Search<G extends FilterGroups> = {
  labels: LabelsByGroup<G>;
  monthFrom?: number | null;
  strengths?: readonly string[];
  sort: SortOrder;
  asTyped: boolean;
};

export type FoundPage<G extends FilterGroups, Card> = {
  data: Card[];
  total: number;
  counts: Record<keyof G & string, number[]>;
  understood: Understood;
  /** Only where nothing was found. */
  drops?: Drop[];
};

/** How a finder's rows become cards. */
type Cards<Row, Card> = {
  /** In the order of the ids. */
  read(ids: readonly number[], followed: Followed): Promise<Row[]>;
  textsOf(row: Row): ListingTexts;
  toCard(row: Row, matched: string[]): Card;
};

/** Answers a page of cards with the total, the counts and what was understood, whatever the finder searches. */
export function createPageFinder<G extends FilterGroups, Row, Card>(
  finder: FollowingFinder,
  names: FilterNames<G>,
  reader: Reader,
  cards: Cards<Row, Card>,
) {
  const unfiltered = names.schema.groups.map(() => []);

  return async ({ page, limit, searchChar }: Paging, search?: Search<G>): Promise<FoundPage<G, Card>> => {
    const more = {
      strengths: search?.strengths ?? [],
      ticked: search ? names.indicesOf(search.labels) : unfiltered,
      monthFrom: search?.monthFrom ?? null,
    };
    const paging = { order: search?.sort ?? ('relevance' as const), offset: (page - 1) * limit, limit };
    const ask = (wanted: Wanted) => finder.search(toQuery(names, wanted, paging));

    const readings = search?.asTyped === false ? readingsOf(searchChar, reader) : [];
    const ways = [...readings, undefined].map((reading) => wantedOf(reading, searchChar, more));
    let wanted = ways[0] as Wanted;
    let result = await ask(wanted);
    // A wrong guess at what was meant must not hide what the words themselves find.
    for (const other of ways.slice(1)) {
      if (result.total > 0) break;
      const next = await ask(other);
      if (next.total > 0) [wanted, result] = [other, next];
    }

    const matched = matchWords(wanted.text, new Set(result.corrections.map(({ typed }) => typed)));
    const rows = await cards.read(result.ids, result);
    return {
      data: rows.map((row) => cards.toCard(row, matched(cards.textsOf(row)))),
      total: result.total,
      counts: names.nameCounts(result.counts),
      understood: understoodOf(names, wanted, result),
      ...(search && result.total === 0 && { drops: await dropsOf(wanted) }),
    };
  };

  function dropsOf(wanted: Wanted): Promise<Drop[]> {
    return findDrops(wanted, names.schema.groups, async (without) => {
      const query = toQuery(names, without, { order: 'relevance', offset: 0, limit: 0 });
      return (await finder.search(query)).total;
    });
  }
}

/** How many listings a text finds on its own, read as a search of a page reads it. */
export function createCounter<G extends FilterGroups>(
  finder: Finder,
  names: FilterNames<G>,
  reader: Reader,
): (text: string) => Promise<number> {
  const nothingMore = { strengths: [], ticked: names.schema.groups.map(() => []), monthFrom: null };
  return async (text) => {
    for (const reading of [...readingsOf(text, reader), undefined]) {
      const wanted = wantedOf(reading, text, nothingMore);
      const { total } = await finder.search(
        toQuery(names, wanted, { order: 'relevance', offset: 0, limit: 0 }),
      );
      if (total > 0) return total;
    }
    return 0;
  };
}

/** How a text may be read, the likeliest first; nothing where nothing in it is more than a word. */
function readingsOf(text: string, reader: Reader): Reading[] {
  const typed = wordsOf(text).join(' ');
  const first = readText(text, reader);
  if (first.words.join(' ') === typed) return [];
  if (reader.strengths !== 'any' || first.strengths.length === 0) return [first];
  // 'macrogol 3350': a number without a unit may be part of the name.
  const careful = readText(text, { ...reader, strengths: 'with unit' });
  if (careful.strengths.length === first.strengths.length) return [first];
  return careful.words.join(' ') === typed ? [first] : [first, careful];
}

/** Labels that a narrower phrase of the same group ruled out are not told. */
function understoodOf<G extends FilterGroups>(
  names: FilterNames<G>,
  wanted: Wanted,
  { corrections }: FinderResult,
): Understood {
  const selected = selectedOf(names, wanted);
  const isSelected = (group: string, label: string) => {
    const at = names.schema.groups.findIndex(({ name }) => name === group);
    return selected[at]?.some((value) => names.schema.groups[at]?.values[value] === label) ?? false;
  };
  return {
    filters: wanted.phrases.flatMap(({ words, meanings }) =>
      meanings
        .filter(({ group, label }) => isSelected(group, label))
        .map(({ group, label }) => ({ group, label, words })),
    ),
    strengths: wanted.strengths.flatMap(({ strength, words }) =>
      words === undefined ? [] : [{ strength, words }],
    ),
    corrections,
  };
}
