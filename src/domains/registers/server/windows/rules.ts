import { earliest, inWords, latest } from '../../contract/days.ts';
import type { LaunchWindow, WindowReason } from '../../contract/launch-windows.ts';
import type {
  CarveOut,
  InStates,
  MatchedRegister,
  Pin,
  Presentation,
  ReadinessStage,
  Settlement,
} from '../../contract/presentations.ts';
import type { ReviewMonths } from '../../contract/review-months.ts';
import { type WindowMarket, windowMarkets } from '../../contract/window-markets.ts';
import { matchPurpleBook } from '../matching/biologics/rules.ts';
import { matchMedicines } from '../matching/medicines/rules.ts';
import { matchOrangeBook } from '../matching/rules.ts';
import type { RowIndex } from '../row-index/rules.ts';
import { firstKnown } from './first-known/rules.ts';
import { medicinesEnds } from './medicines/rules.ts';
import { orangeBookEnds } from './orange-book/rules.ts';
import { purpleBookEnds } from './purple-book/rules.ts';
import { type Readiness, readinessOf } from './readiness/rules.ts';
import { type Found, reason } from './reasons/rules.ts';

export type WindowFacts = {
  presentation: Presentation;
  /** Of the dossier in each market; nothing of a presentation alone, whose window is the registers'. */
  readiness?: Partial<Record<WindowMarket, ReadinessStage>>;
  /** Of what is filed or to be filed: in which month, as 'YYYY-MM'. */
  filedIn?: Partial<Record<WindowMarket, string>>;
  /** Of what is filed in one of several months, the first of them: once it has begun, it is filed. */
  filedFrom?: Partial<Record<WindowMarket, string>>;
  /** Where it is filed or approved in some states of the EU alone. */
  inStates?: InStates;
  settlements?: readonly Settlement[];
  carveOuts?: readonly CarveOut[];
  /** The desk's word on which rows it is. */
  pins?: readonly Pin[];
  /** How long an authority takes; null of a presentation alone, which none reviews. */
  review: ReviewMonths | null;
  /** Such as lie behind it have ended. */
  today: string;
};

/** What of the facts the registers are asked for; the others are a dossier's own. */
export type Asked = Pick<WindowFacts, 'presentation' | 'carveOuts' | 'pins' | 'today'>;
export type OwnFacts = Pick<
  WindowFacts,
  'readiness' | 'filedIn' | 'filedFrom' | 'inStates' | 'settlements' | 'review' | 'today'
>;

/** When a presentation may lawfully be launched in each market of which registers tell, and who says so (§20.3). */
export function launchWindows(index: RowIndex, facts: WindowFacts): LaunchWindow[] {
  return windowsOf(askRegisters(index, facts), facts);
}

/** What the registers say of a presentation for each market, whoever offers it. */
export function askRegisters(index: RowIndex, asked: Asked): Record<WindowMarket, Found> {
  return { US: foundInUs(index, asked), EU: foundInEu(index, asked) };
}

/** The windows of a dossier of which the registers were asked. */
export function windowsOf(found: Readonly<Record<WindowMarket, Found>>, facts: OwnFacts): LaunchWindow[] {
  return windowMarkets.map((market) => windowOf(market, found[market], facts));
}

/** When it may be launched in the United States alone. */
export function usWindow(index: RowIndex, facts: WindowFacts): LaunchWindow {
  return windowOf('US', foundInUs(index, facts), facts);
}

function foundInEu(index: RowIndex, { presentation, pins = [], today }: Asked): Found {
  const medicines = matchMedicines(index, presentation, pins);
  // What the desk pinned is the reference, however old its substance is.
  const knownOf = () => (isPinned(pins, 'ema-medicines') ? null : firstKnown(index, presentation));
  return medicinesEnds(index.editions.medicines, medicines, knownOf, today);
}

function isPinned(pins: readonly Pin[], register: MatchedRegister): boolean {
  return pins.some((pin) => pin.effect === 'pin' && pin.register === register);
}

function foundInUs(index: RowIndex, { presentation, carveOuts = [], pins = [], today }: Asked): Found {
  // A biologic is in the Purple Book alone; what both know is a drug that stands beside a biologic of its name.
  const biologic = matchPurpleBook(index, presentation, pins);
  const drug = matchOrangeBook(index, presentation, pins);
  return biologic.found && (!drug.found || isPinned(pins, 'purple-book'))
    ? { ...purpleBookEnds(index.editions.biologics, biologic, today), isBiologic: true }
    : orangeBookEnds(index, drug, carveOuts, today);
}

/** One market's window of what its register says, what was settled, and how far the dossier is. */
function windowOf(market: WindowMarket, found: Found, facts: OwnFacts): LaunchWindow {
  const { today, settlements = [] } = facts;
  const listed = found.reasons.map((one) =>
    one.until !== null && one.until < today ? { ...one, counts: false } : one,
  );
  const own = settlements.filter((one) => one.market === market);
  const ends = settled(listed, own, today);
  const { ready, ...stand } = standOf(market, found, ends, facts);
  const asOf = editionOf(found, ends, stand, today);
  // A day of no edition is a settlement's, but where the dossier itself is ready later.
  const isSettled = asOf === null && stand.hardUntil !== null && toldDay(stand) === stand.hardUntil;
  const unsettled = own.length === 0 ? stand : standOf(market, found, listed, facts);
  return {
    market,
    ...stand,
    asOf,
    bySettlement: isSettled || toldOf(stand, today) !== toldOf(unsettled, today),
    ...(ready?.states && { states: [...ready.states] }),
    reasons: [...inOrder(ends), ...(ready?.reason ?? []), ...toldBeside(found, own)],
  };
}

/** What a register does not list of patents is beside the point where a settlement stands in their place. */
function toldBeside({ told }: Found, settlements: readonly Settlement[]): WindowReason[] {
  return settlements.length === 0 ? told : told.filter(({ kind }) => kind !== 'not listed');
}

type Stand = Pick<LaunchWindow, 'state' | 'earliest' | 'hardUntil' | 'softUntil'>;

function standOf(
  market: WindowMarket,
  { isKnown, isBiologic, editions }: Found,
  ends: readonly WindowReason[],
  facts: OwnFacts,
): Stand & { ready: Readiness | null } {
  const counted = ends.filter(({ counts }) => counts);
  const until = (isHard: boolean) =>
    latest(counted.flatMap((one) => (one.hard === isHard && one.until !== null ? [one.until] : []))) ?? null;
  const hardUntil = until(true);
  const isSoft = counted.some(({ hard }) => !hard);
  const ready = readinessOf(market, facts, counted, isBiologic);
  // Nothing hard lies ahead: by the registers it is lawful today.
  const lawful = hardUntil ?? facts.today;
  const isUnknown = !isKnown || editions.length === 0 || ready?.day === null;
  return {
    ready,
    state: stateOf(isKnown, hardUntil, isSoft),
    earliest: isUnknown ? null : (latest([lawful, ready?.day ?? lawful]) ?? null),
    hardUntil,
    // Where one of them runs until nobody knows when, none is the last.
    softUntil: counted.some(isWithoutEnd) ? null : until(false),
  };
}

function isWithoutEnd({ kind, hard, until }: WindowReason): boolean {
  return kind === 'exclusivity' && !hard && until === null;
}

/** The edition that says what is told first; null where it is a settlement, or the dossier itself, that says so. */
function editionOf(
  { editions }: Found,
  ends: readonly WindowReason[],
  { state, earliest: day, hardUntil, softUntil }: Stand,
  today: string,
): string | null {
  // That something is not listed, or not found, holds of all that were asked: so it stands as of the oldest.
  const asked = earliest(editions) ?? null;
  if (state === 'unknown') return asked;
  if (day !== null && day > (hardUntil ?? today)) return null;
  if (state === 'open') return asked;
  const isHard = state === 'waits';
  const last = isHard ? hardUntil : softUntil;
  const deciding = ends.filter(({ counts, hard, until }) => counts && hard === isHard && until === last);
  return latest(deciding.flatMap(({ edition }) => edition ?? [])) ?? null;
}

/** What a line tells of it: the day ahead, else what stands in the way softly. */
function toldOf(stand: Stand, today: string): string {
  const { state, softUntil } = stand;
  const told = toldDay(stand);
  if (state === 'unknown') return state;
  return state === 'waits' || (told !== null && told > today) ? String(told) : `${state} ${softUntil}`;
}

function toldDay({ earliest: day, hardUntil }: Stand): string | null {
  return day ?? hardUntil;
}

/** What nobody knows is never open; an end that is known to stand is told all the same. */
function stateOf(isKnown: boolean, hard: string | null, isSoft: boolean): LaunchWindow['state'] {
  if (!isKnown) return 'unknown';
  if (hard !== null) return 'waits';
  return isSoft ? 'soft-only' : 'open';
}

/** A settlement stands in the place of all patents, hard and soft, and of no exclusivity. The latest counts. */
function settled(
  reasons: readonly WindowReason[],
  settlements: readonly Settlement[],
  today: string,
): WindowReason[] {
  if (settlements.length === 0) return [...reasons];
  const last = latest(settlements.map(({ day }) => day));
  const others = reasons.map((one) => (one.kind === 'patent' ? { ...one, counts: false } : one));
  const own = settlements.map(({ day, parties, source, enteredAs }) =>
    reason({
      ...{ kind: 'settlement', hard: true, counts: day === last && day >= today, code: null },
      ...{ number: null, until: day, source: enteredAs, edition: null },
      address: source,
      words: `Settled between ${parties}: from ${inWords(day)} on, in the place of all patents.`,
    }),
  );
  return [...own, ...others];
}

/** What has a say first, hard before soft, and the latest end first. */
function inOrder(reasons: readonly WindowReason[]): WindowReason[] {
  const rank = ({ counts, hard }: WindowReason) => (counts ? 2 : 0) + (hard ? 1 : 0);
  return reasons.toSorted((one, other) => rank(other) - rank(one) || compareDays(other.until, one.until));
}

/** Days in their order; an end that nobody knows stands before all. */
function compareDays(one: string | null, other: string | null): number {
  const [day, then] = [one ?? '', other ?? ''];
  if (day === then) return 0;
  return day < then ? -1 : 1;
}
