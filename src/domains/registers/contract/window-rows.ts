import { uncapitalise } from '#platform/contract/capitalise.ts';
import { inShort } from './days.ts';
import type { LaunchWindow, WindowReason } from './launch-windows.ts';
import { endsOf, isSoftForLong } from './window-ends.ts';
import { filedCode, isBeside, nameOf, notReady, openWords } from './window-words.ts';

/** A reason and, where it is struck out, why. */
export type Told = { reason: WindowReason; struck: string | null };

/** A part of a window in words, the same for every market, so that they stand beside each other. */
export type WindowRow = {
  kind: 'hard' | 'soft' | 'after' | 'read';
  name: string;
  /** What it says of a launch; nothing of what a window was read from. */
  means: string;
  when: string;
  reasons: Told[];
};

/** Which rows a window was read from, and why these; what is not known of it. */
const matches: readonly WindowReason['kind'][] = ['match', 'no match'];

/** The parts of a window with what stands behind them; of an unknown one only what it was read from. */
export function rowsOf(window: LaunchWindow, today: string): WindowRow[] {
  const { asOf, earliest, state, reasons } = window;
  const { hard, ready, soft } = endsOf(window, today);
  const rest = soft ?? ready ?? hard;
  const isUnsaid = isSoftForLong(window);
  const isMatch = ({ kind }: WindowReason) => matches.includes(kind);
  // From when the dossier is ready stands beside what is hard: nothing comes before either.
  const isHard = (one: WindowReason) => one.hard || one.kind === 'readiness';
  const told = (fits: (one: WindowReason) => boolean) => toldOf(reasons.filter(fits), today);
  const read: WindowRow = {
    ...{ kind: 'read', name: 'Read from', means: '' },
    ...{ when: readWords(reasons), reasons: told(isMatch) },
  };
  if (state === 'unknown') return reasons.length > 0 ? [{ ...read, reasons: told(() => true) }] : [];
  return [
    {
      ...{ kind: 'hard', name: 'Hard', means: 'nothing lawful before' },
      when: `${hardWords(hard, ready, whereReady(reasons))}${besideWords(reasons)}`,
      // Before the patents, of which there may be many.
      reasons: [...told(isBeside), ...told((one) => !isMatch(one) && !isBeside(one) && isHard(one))],
    },
    {
      ...{ kind: 'soft', name: 'Soft', means: softMeans(window) },
      when: isUnsaid ? 'until when, nobody has said' : softWords(soft, rest),
      reasons: told((one) => !isMatch(one) && !isBeside(one) && !isHard(one)),
    },
    {
      ...{ kind: 'after', name: 'After', means: uncapitalise(openWords(window, today)) },
      when: earliest === null ? notReady : isUnsaid ? '-' : afterWords(rest, asOf),
      reasons: [],
    },
    read,
  ];
}

/** A patent can be worked around; a year that a new indication or studies in children may have added cannot, and may be none. */
function softMeans({ reasons, softUntil }: LaunchWindow): string {
  const last = reasons.filter(({ counts, hard, until }) => counts && !hard && until === softUntil);
  // Of an orphan that an older substance is, the ten years are soft too: a label can leave its use out.
  const isPossibleYear = ({ kind, number }: WindowReason) =>
    kind === 'data protection' ||
    (kind === 'orphan protection' &&
      reasons.some((one) => one.kind === kind && one.number === number && one.hard));
  return last.length > 0 && last.every(isPossibleYear) ? 'may or may not hold' : 'can be worked around';
}

function afterWords(rest: string | null, asOf: string | null): string {
  if (rest !== null) return `from ${inShort(rest)}`;
  return asOf === null ? '-' : `as of ${inShort(asOf)}`;
}

function hardWords(hard: string | null, ready: string | null, where: string): string {
  if (hard === null) return ready === null ? `none ahead${where}` : `dossier ready ${inShort(ready)}${where}`;
  const until = `until ${inShort(hard)}`;
  return `${ready === null ? until : `${until}, ready ${inShort(ready)}`}${where}`;
}

/** '; approved generics: 24 since 23 Dec 2019; not listed: patents'. */
function besideWords(reasons: readonly WindowReason[]): string {
  return reasons
    .filter(isBeside)
    .map((one) => `; ${uncapitalise(nameOf(one))}`)
    .join('');
}

/** In which states alone the dossier is filed or approved. That it is filed for all of its market, the headline says. */
function whereReady(reasons: readonly WindowReason[]): string {
  const code = reasons.find(({ kind, code }) => kind === 'readiness' && code !== filedCode)?.code;
  return code ? `, ${code}` : '';
}

function softWords(soft: string | null, rest: string | null): string {
  if (soft !== null) return `until ${inShort(soft)}`;
  return rest === null ? 'none ahead' : 'none after that';
}

/** By what the rows are found again in the register. */
function readWords(reasons: readonly WindowReason[]): string {
  const numbers = reasons.flatMap(({ kind, number }) => (kind === 'match' && number !== null ? number : []));
  return numbers.length > 0 ? [...new Set(numbers)].join(', ') : '-';
}

/** Those that count first, the last to end before the others. */
function toldOf(reasons: readonly WindowReason[], today: string): Told[] {
  const isSettled = reasons.some(({ kind, counts }) => kind === 'settlement' && counts);
  return reasons
    .map((reason) => ({ reason, struck: struckBy(reason, today, isSettled) }))
    .sort(
      (one, other) =>
        Number(one.struck !== null) - Number(other.struck !== null) ||
        Number(other.reason.counts) - Number(one.reason.counts) ||
        (other.reason.until ?? '').localeCompare(one.reason.until ?? ''),
    );
}

/** Whose day is the first of something, not the last: of a settlement, of readiness, and of when one may refer. */
export function isFrom({ kind, hard, counts }: WindowReason): boolean {
  return kind === 'settlement' || kind === 'readiness' || (kind === 'data protection' && !hard && !counts);
}

/**
 * What has ended, a settlement that another came after, and a patent that counts for nothing: its words, or a
 * settlement's, say more.
 */
function struckBy(reason: WindowReason, today: string, isSettled: boolean) {
  const { kind, counts, delisted, until } = reason;
  if (kind === 'settlement' && !counts && isSettled) return 'a later one counts';
  if (!isFrom(reason) && until !== null && until < today) return 'ended';
  if (counts || kind !== 'patent') return null;
  // What the register marks is the request.
  return delisted ? 'delisting requested' : 'not counted';
}
