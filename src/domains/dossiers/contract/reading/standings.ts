import { harmless, marksIn, saysNothing, speaksOfStanding } from './standing-words.ts';

/** How far what a text names is there: granted or done, denied, still ahead, or said so that nobody can tell. */
export type Standing = 'has' | 'denied' | 'to come' | 'doubt';

/** What a clause names, and where in it. */
export type Named<Name> = { name: Name; at: number; end: number };

type Clause<Name> = {
  sentence: number;
  names: Named<Name>[];
  /** Nothing stands in it but what it names: what is said of its neighbour may be said of it. */
  isBare: boolean;
  standings: Standing[];
  /** Where what it is judged by stands: before all that it names, behind it, or nowhere. */
  said: 'before' | 'behind' | null;
};

const between =
  /[,()[\]]| (?:and|but|while|whereas|however|although|or|und|aber|oder|et|mais|ou|y|pero|o) | & | \+ | [-–—] /i;

/**
 * How each thing that a text names stands by what is said of it (§23.2): 'No CEP', 'CEP suspended', 'CEP, applied for'. What is
 * said of one may be said of its bare neighbours, and two words against each other, or a word nobody knows beside a denial,
 * leave it in doubt: never there.
 */
export function standingsIn<Name>(
  text: string,
  namesIn: (clause: string) => Named<Name>[],
  isAside: (clause: string) => boolean = () => false,
): Map<Name, Standing> {
  const clauses: Clause<Name>[] = [];
  let unsaid: { standing: Standing; sentence: number } | null = null;
  for (const [sentence, whole] of text
    .replaceAll(harmless, ' ')
    .split(/[;\n]|\.(?=\s|$)/)
    .entries()) {
    for (const words of whole.split(between)) {
      if (!/[\p{L}\d?]/u.test(words)) continue;
      const names = namesIn(words);
      if (names.length > 0) {
        const clause = judgeClause(words, names, sentence);
        if (unsaid !== null) clause.standings = clause.standings.map((one) => worse(one, unsaid?.standing));
        if (unsaid !== null) clause.said ??= 'before';
        unsaid = null;
        clauses.push(clause);
        continue;
      }
      const standing = isAside(words) ? null : ofNothing(words);
      const last = clauses.at(-1);
      if (standing === null) continue;
      if (last === undefined) unsaid = { standing, sentence };
      else {
        last.standings = last.standings.map((one) => worse(one, standing));
        last.said = 'behind';
      }
    }
  }
  spread(clauses);
  return together(clauses);
}

function judgeClause<Name>(words: string, names: Named<Name>[], sentence: number): Clause<Name> {
  const marks = marksIn(words);
  const first = Math.min(...names.map(({ at }) => at));
  const isBare = saysNothing(
    names
      .toSorted((one, other) => other.at - one.at)
      .reduce((rest, { at, end }) => `${rest.slice(0, at)} ${rest.slice(end)}`, words),
  );
  const isBefore = marks.some(({ at }) => at < first);
  return {
    ...{ sentence, names, isBare },
    standings: names.map((one) => ofName(words, one, names, marks)),
    said: marks.length === 0 ? null : isBefore ? 'before' : 'behind',
  };
}

type Marks = ReturnType<typeof marksIn>;

function ofName<Name>(words: string, one: Named<Name>, all: readonly Named<Name>[], marks: Marks): Standing {
  const has = (kind: Marks[number]['kind']) => marks.some((mark) => mark.kind === kind);
  const denials = marks.filter(({ kind }) => kind === 'not');
  if (has('ended')) return denials.length > 0 ? 'doubt' : 'denied';
  const [last] = denials.slice(-1);
  if (denials.some(({ at }) => at < one.at)) return has('to come') ? 'to come' : 'denied';
  // 'EU reference, not US': what is denied is what stands behind.
  if (last !== undefined && !all.some(({ at }) => at >= last.end))
    return !speaksOfStanding(words.slice(last.end)) ? 'doubt' : has('to come') ? 'to come' : 'denied';
  if (has('to come')) return 'to come';
  return has('open') ? 'doubt' : 'has';
}

/** What a clause that names nothing says of what it stands beside; null where nothing. */
function ofNothing(words: string): Standing | null {
  const marks = marksIn(words);
  if (marks.length === 0) return null;
  const has = (kind: Marks[number]['kind']) => marks.some((mark) => mark.kind === kind);
  if (has('open') || (has('ended') && has('not')) || !speaksOfStanding(words)) return 'doubt';
  return has('to come') ? 'to come' : 'denied';
}

const order: readonly Standing[] = ['has', 'to come', 'doubt', 'denied'];

function worse(one: Standing, other: Standing = 'has'): Standing {
  return order.indexOf(other) > order.indexOf(one) ? other : one;
}

/** 'No CEP, ASMF' and 'CEP, ASMF pending': of the bare one nobody can tell, unless it is the same by another word. */
function spread<Name>(clauses: readonly Clause<Name>[]): void {
  const onto = (from: Clause<Name>, to: Clause<Name> | undefined): boolean => {
    if (to === undefined || to.sentence !== from.sentence || !to.isBare || to.said !== null) return false;
    to.standings = to.names.map(({ name }) => {
      const at = from.names.findIndex((one) => one.name === name);
      return at === -1 ? 'doubt' : (from.standings[at] as Standing);
    });
    return true;
  };
  for (const [at, clause] of clauses.entries()) {
    if (clause.said === null || clause.standings.every((one) => one === 'has')) continue;
    const step = clause.said === 'before' ? 1 : -1;
    for (let next = at + step; onto(clause, clauses[next]); next += step);
  }
}

function together<Name>(clauses: readonly Clause<Name>[]): Map<Name, Standing> {
  const found = new Map<Name, Standing>();
  for (const { names, standings } of clauses) {
    for (const [at, { name }] of names.entries()) {
      const [before, now] = [found.get(name), standings[at] as Standing];
      found.set(name, before === undefined || before === now ? now : 'doubt');
    }
  }
  return found;
}

/** How the one thing stands that a text is about, whatever it names: 'Not available', 'Planned'. */
export function standingOf(text: string): Standing {
  let isFirst = true;
  const found = standingsIn(text, () => {
    const names = isFirst ? [{ name: 'all', at: 0, end: 0 }] : [];
    isFirst = false;
    return names;
  });
  return found.get('all') ?? 'has';
}

/** What patterns find in a clause, each by its name. */
export function namedBy<Name>(
  patterns: readonly (readonly [Name, RegExp])[],
): (clause: string) => Named<Name>[] {
  const all = patterns.map(([name, { source, flags }]) => [name, new RegExp(source, `g${flags}`)] as const);
  return (clause) =>
    all.flatMap(([name, pattern]) =>
      [...clause.matchAll(pattern)].map(({ 0: found, index }) => ({
        name,
        at: index,
        end: index + found.length,
      })),
    );
}
