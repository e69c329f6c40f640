import type { Drop } from '../../contract/finders.ts';
import type { FinderSchema } from '../finder.ts';
import { queryWords } from '../words/words.ts';
import type { Wanted } from './wanted.ts';

/** A search may take as many more searches as this to say what to leave out. */
const mostTried = 40;
const mostTold = 5;

/** Of what no search understands, one phrase less is still nothing. */
function withoutAllNotUnderstood(wanted: Wanted): Try[] {
  const facts = wanted.facts.filter(({ fact }) => !('why' in fact));
  if (wanted.facts.length - facts.length < 2) return [];
  return [{ drop: { kind: 'not-understood' }, without: { ...wanted, facts } }];
}

type Try = { drop: Omit<Drop, 'brings'>; without: Wanted };

/**
 * What to leave out of a search that finds nothing (§13.11): each word, phrase, strength, ticked group, range and the
 * month in turn. Those that bring most come first; what brings nothing is not told.
 */
export async function findDrops(
  wanted: Wanted,
  schema: FinderSchema,
  count: (wanted: Wanted) => Promise<number>,
): Promise<Drop[]> {
  const drops: Drop[] = [];
  for (const { drop, without } of triesOf(wanted, schema).slice(0, mostTried)) {
    const brings = await count(without);
    if (brings > 0) drops.push({ ...drop, brings });
  }
  return drops.sort((a, b) => b.brings - a.brings).slice(0, mostTold);
}

function triesOf(wanted: Wanted, { groups, numbers = [] }: FinderSchema): Try[] {
  const { phrases, facts, months, strengths, ticked, monthFrom, ranges } = wanted;
  const words = queryWords(wanted.text);
  const tries: Try[] = withoutAllNotUnderstood(wanted);
  phrases.forEach((phrase, at) => {
    const [first, ...others] = phrase.meanings;
    const drop = {
      kind: 'filter' as const,
      ...(first && { group: first.group }),
      ...(first && others.length === 0 && { label: first.label }),
      words: phrase.words,
    };
    tries.push({ drop, without: { ...wanted, phrases: phrases.toSpliced(at, 1) } });
  });
  facts.forEach(({ words: typed }, at) => {
    tries.push({
      drop: { kind: 'word', words: typed },
      without: { ...wanted, facts: facts.toSpliced(at, 1) },
    });
  });
  months.forEach(({ words: typed }, at) => {
    tries.push({
      drop: { kind: 'word', words: typed },
      without: { ...wanted, months: months.toSpliced(at, 1) },
    });
  });
  ticked.forEach((values, at) => {
    const group = groups[at];
    if (!group || values.length === 0) return;
    const label = values.length === 1 ? group.values[values[0] as number] : undefined;
    const drop = { kind: 'filter' as const, group: group.name, ...(label !== undefined && { label }) };
    tries.push({ drop, without: { ...wanted, ticked: ticked.with(at, []) } });
  });
  if (monthFrom !== null) tries.push({ drop: { kind: 'month' }, without: { ...wanted, monthFrom: null } });
  ranges.forEach(({ column }, at) => {
    const drop = { kind: 'range' as const, group: numbers[column] as string };
    tries.push({ drop, without: { ...wanted, ranges: ranges.toSpliced(at, 1) } });
  });
  strengths.forEach(({ strength, words: typed }, at) => {
    const drop = { kind: 'strength' as const, label: strength, ...(typed !== undefined && { words: typed }) };
    tries.push({ drop, without: { ...wanted, strengths: strengths.toSpliced(at, 1) } });
  });
  words.forEach((word, at) => {
    const without = { ...wanted, text: words.toSpliced(at, 1).join(' ') };
    tries.push({ drop: { kind: 'word', words: word }, without });
  });
  return tries;
}
