import type { Drop, Understood, Unlisted } from '../contract/finders.ts';
import type { FilterGroups, FilterNames, LabelsByGroup } from './filter-groups.ts';
import type { Finder, FinderOrder, FinderQuery, FinderResult, NumberRange } from './finder.ts';
import type { Followed, FollowingFinder } from './live/live-index.ts';
import { findDrops } from './reading/drops.ts';
import { type Reader, type Reading, readText } from './reading/read-text.ts';
import { type Page, selectedOf, toQuery, type Wanted, wantedOf } from './reading/wanted.ts';
import {
  type KnownNames,
  misspeltNames,
  mistakenFor,
  type Named,
  unlistedOf,
  wordsOfNames,
} from './words/known-names.ts';
import { type ListingTexts, matchWords } from './words/matched-words.ts';
import { wordsOf } from './words/words.ts';

/** What both calls of a finder take. */
type Paging = { page: number; limit: number; searchChar: string };

/** What a search takes beside; without it a text is looked for as it was typed. */
type Search<G extends FilterGroups> = {
  labels: LabelsByGroup<G>;
  monthFrom?: number | null;
  ranges?: readonly NumberRange[];
  strengths?: readonly string[];
  sort: FinderOrder;
  asTyped: boolean;
};

type FoundPage<G extends FilterGroups, Card> = {
  /** The listings of the page, with their own words that the text's words matched. */
  data: { card: Card; matched: string[] }[];
  total: number;
  counts: Record<keyof G & string, number[]>;
  /** Of what was to be tallied. */
  upTo?: number[];
  understood: Understood;
  /** Only where the text names what is known and not listed. */
  unlisted?: Unlisted[];
  /** Only where nothing was found. */
  drops?: Drop[];
};

/** What a page shows of its listings. */
type Cards<Card> = {
  /** In the order of the ids. */
  read(ids: readonly number[], followed: Followed): Promise<Card[]>;
  textsOf(card: Card): ListingTexts;
  /** The words by which the index knows what the listing is of. */
  wordsOf?(card: Card): string;
};

/** For who wants no cards but the numbers of the listings. */
export const asIds: Cards<number> = {
  read: async (ids) => [...ids],
  textsOf: () => ({ names: [], description: [] }),
};

const totalOnly = { order: 'relevance', offset: 0, limit: 0, totalOnly: true } as const;

/** Answers a page of cards with the total, the counts and what was understood, whatever the finder searches. */
export function createPageFinder<G extends FilterGroups, Card>(
  finder: FollowingFinder,
  names: FilterNames<G>,
  reader: Reader,
  cards: Cards<Card>,
  known?: KnownNames,
) {
  const unfiltered = names.schema.groups.map(() => []);
  const everything = { selected: unfiltered, monthFrom: null };

  return async (
    { page, limit, searchChar }: Paging,
    search?: Search<G>,
    upTo?: FinderQuery['upTo'],
  ): Promise<FoundPage<G, Card>> => {
    let named = known?.namedIn(searchChar) ?? [];
    const oneName = byOneName(searchChar, reader);
    const byOthers = oneName === searchChar ? [] : (known?.namedIn(oneName) ?? []);
    const more = () => ({
      // One name stands for all that mean the same, and neither is a misspelling.
      names: wordsOfNames([...named, ...byOthers]),
      strengths: search?.strengths ?? [],
      ticked: search ? names.indicesOf(search.labels) : unfiltered,
      monthFrom: search?.monthFrom ?? null,
      ranges: search?.ranges ?? [],
    });
    const paging: Page = {
      order: search?.sort ?? 'relevance',
      offset: (page - 1) * limit,
      limit,
      ...(upTo && { upTo }),
    };
    const isRead = search?.asTyped === false;
    const find = (text: string, page: Page) =>
      findFirst(
        waysOf(text, isRead ? reader : undefined, more(), text === searchChar ? oneName : undefined),
        (wanted) => finder.search(toQuery(names, wanted, page)),
      );
    let { wanted, result } = await find(searchChar, paging);
    const mistaken =
      known && result.corrections.length > 0 ? await mistakenFor(known, result.corrections) : [];
    if (mistaken.length > 0) {
      named = [...named, ...mistaken];
      ({ wanted, result } = await find(searchChar, paging));
    }

    if (known && cards.wordsOf && result.total === 0 && named.length === 0) {
      const isAnywhere = async (text: string) =>
        (await finder.search({ ...everything, ...totalOnly, text })).total > 0;
      named = await misspeltNames(known, wanted.text, isAnywhere);
    }
    const typedNames = named.map(({ typed }) => typed).join(' ');
    const matched = matchWords(
      `${wanted.text} ${typedNames}`,
      new Set(result.corrections.map(({ typed }) => typed)),
    );
    const found = await cards.read(result.ids, result);
    const unlisted =
      known && cards.wordsOf && search
        ? await unlistedOf(
            known,
            named.filter((one) => !found.some((card) => isOf(card, one))),
            {
              isListed,
              instead: async (typed, name) =>
                (await find(replaced(searchChar, typed, name), totalOnly)).result.total,
            },
          )
        : [];
    return {
      data: found.map((card) => ({ card, matched: matched(cards.textsOf(card)) })),
      total: result.total,
      counts: names.nameCounts(result.counts),
      ...(result.upTo && { upTo: result.upTo }),
      understood: understoodOf(names, wanted, result),
      ...(unlisted.length > 0 && { unlisted }),
      ...(search && result.total === 0 && { drops: await dropsOf(wanted) }),
    };
  };

  /** Whether a listing is of what was named: by what the index knows it as, or because its own names say so. */
  function isOf(card: Card, { typed, molecules }: Named): boolean {
    const itsWords = cards.wordsOf?.(card).split(' ') ?? [];
    if (
      molecules.some((one) =>
        known
          ?.wordsFor(one)
          .split(' ')
          .every((word) => itsWords.includes(word)),
      )
    )
      return true;
    const { names, productNames = [] } = cards.textsOf(card);
    const itsNames = wordsOf([...names, ...productNames].join(' '));
    return wordsOf(typed).every((word) => itsNames.includes(word));
  }

  async function isListed(named: Named): Promise<boolean> {
    for (const text of named.molecules.map((one) => known?.wordsFor(one) ?? '')) {
      if ((await finder.search({ ...everything, ...totalOnly, text })).total > 0) return true;
    }
    const first = { ...everything, order: 'relevance', offset: 0, limit: 1 } as const;
    const byName = await finder.search({ ...first, text: named.typed, names: wordsOf(named.typed) });
    return (await cards.read(byName.ids, byName)).some((card) => isOf(card, named));
  }

  function dropsOf(wanted: Wanted): Promise<Drop[]> {
    return findDrops(wanted, names.schema, async (without) => {
      return (await finder.search(toQuery(names, without, totalOnly))).total;
    });
  }
}

/** How many listings a text finds on its own, read as a search of a page reads it. */
export function createCounter<G extends FilterGroups>(
  finder: Finder,
  names: FilterNames<G>,
  reader: Reader,
): (text: string) => Promise<number> {
  const ticked = names.schema.groups.map(() => []);
  return async (text) => {
    const ways = waysOf(text, reader, { names: [], strengths: [], ticked, monthFrom: null, ranges: [] });
    return (await findFirst(ways, (wanted) => finder.search(toQuery(names, wanted, totalOnly)))).result.total;
  };
}

/** How a text may be taken, the likeliest first; without a reader only word by word. Most texts are taken by their first way. */
function* waysOf(
  text: string,
  reader: Reader | undefined,
  more: Parameters<typeof wantedOf>[2],
  oneName?: string,
): Generator<Wanted, void> {
  if (reader === undefined) return yield wantedOf(undefined, text, more);
  const read = oneName ?? byOneName(text, reader);
  const first = readText(read, reader);
  // Where nothing is more than a word, nothing is so word by word either.
  if (saysMore(first, read)) {
    for (const reading of readingsOf(read, first, reader)) yield wantedOf(reading, read, more);
    yield wantedOf(byWord(read, reader), read, more);
  } else yield wantedOf(undefined, read, more);
}

/** Whether anything in the text is more than a word. */
function saysMore({ words }: Reading, text: string): boolean {
  return words.join(' ') !== wordsOf(text).join(' ');
}

/** Names are words of other names, and beginnings of them: those that mean the same find the same only as one. */
function byOneName(text: string, reader: Reader): string {
  return reader.byOneName?.(text) ?? text;
}

/** The first way that finds anything: a wrong guess at what was meant must not hide what the words themselves find. */
async function findFirst<Result extends { total: number }>(
  ways: Iterable<Wanted>,
  ask: (wanted: Wanted) => Result | Promise<Result>,
): Promise<{ wanted: Wanted; result: Result }> {
  let first: { wanted: Wanted; result: Result } | undefined;
  for (const wanted of ways) {
    const found = { wanted, result: await ask(wanted) };
    if (found.result.total > 0) return found;
    first ??= found;
  }
  return first as { wanted: Wanted; result: Result };
}

/** Every word as it stands, but for what no word of a listing says: 'para IV' is not paracetamol for the vein. */
function byWord(text: string, reader: Reader): Reading | undefined {
  const reading = readText(text, {
    ...reader,
    phrases: { ...reader.phrases, meanings: new Map() },
    strengths: 'none',
  });
  return reading.facts.length + reading.months.length > 0 ? reading : undefined;
}

/** The text with another name in the place of what was typed. */
function replaced(text: string, typed: string, name: string): string {
  const at = text.toLowerCase().indexOf(typed.toLowerCase());
  return at === -1 ? `${text} ${name}` : text.slice(0, at) + name + text.slice(at + typed.length);
}

/** How a text may be read in which something is more than a word, the likeliest first. */
function* readingsOf(text: string, first: Reading, reader: Reader): Generator<Reading> {
  yield first;
  yield* apart(first);
  if (reader.strengths !== 'any' || first.strengths.length === 0) return;
  // 'macrogol 3350': a number without a unit may be part of the name.
  const careful = readText(text, { ...reader, strengths: 'with unit' });
  if (careful.strengths.length !== first.strengths.length && saysMore(careful, text)) yield careful;
}

/** '5/10/20/40' of a molecule that is no combination are strengths one by one, and all are wanted. */
function apart(reading: Reading): Reading[] {
  const strengths = reading.strengths.map((one) => ({ ...one, word: one.word.split(' ')[0] as string }));
  const isJoined = strengths.some(({ word }, at) => word !== reading.strengths[at]?.word);
  return isJoined ? [{ ...reading, strengths }] : [];
}

/** `YYYY-MM` of a month as the engine counts it. */
function monthOf(number: number): string {
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
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
    strengths: wanted.strengths.flatMap(({ strength, words, orElse }) =>
      words === undefined ? [] : [{ strength, words, ...(orElse !== undefined && { orElse }) }],
    ),
    stated: wanted.facts.flatMap(({ words, fact }) =>
      'label' in fact ? [{ label: fact.label, words }] : [],
    ),
    months: wanted.months.map(({ words, month }) => ({ month: monthOf(month), words })),
    notUnderstood: wanted.facts.flatMap(({ words, fact }) =>
      'why' in fact ? [{ words, why: fact.why }] : [],
    ),
    corrections,
  };
}
