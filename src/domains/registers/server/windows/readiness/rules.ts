import { addMonths, inWords, latest } from '../../../contract/days.ts';
import type { WindowReason } from '../../../contract/launch-windows.ts';
import type { InStates, ReadinessStage } from '../../../contract/presentations.ts';
import type { ReviewMonths } from '../../../contract/review-months.ts';
import type { WindowMarket } from '../../../contract/window-markets.ts';
import { filedCode, tentativeCode } from '../../../contract/window-words.ts';
import { listed } from '../../matching/parts/rules.ts';
import { reason } from '../reasons/rules.ts';

/** How far a dossier is, by its owner's word. */
type Progress = {
  readiness?: Partial<Record<WindowMarket, ReadinessStage>>;
  filedIn?: Partial<Record<WindowMarket, string>>;
  filedFrom?: Partial<Record<WindowMarket, string>>;
  inStates?: InStates;
  review: ReviewMonths | null;
  today: string;
};

export type Readiness = {
  /** From when the dossier itself may be sold; null where nobody knows. */
  day: string | null;
  reason: WindowReason[];
  /** In which states of the market alone. */
  states?: readonly string[];
};

/**
 * From when the dossier itself may be sold (§20.3): approved now; filed and ready after the usual review; tentatively
 * approved when what `counted` lists has ended. Null of a presentation, which nobody has made ready.
 */
export function readinessOf(
  market: WindowMarket,
  facts: Progress,
  counted: readonly WindowReason[],
  isBiologic = false,
): Readiness | null {
  if (facts.readiness === undefined) return null;
  if (facts.review === null) throw new Error('a dossier is judged by the months of reviews');
  const months = facts.review[isBiologic ? 'biologic' : market];
  const inStates = market === 'EU' ? facts.inStates : undefined;
  const one = {
    ...{ market, months, inStates, today: facts.today },
    ...{ month: facts.filedIn?.[market], from: facts.filedFrom?.[market] },
  };
  switch (facts.readiness[market]) {
    case 'approved':
      return approved(one);
    case 'tentative':
      return tentative(counted);
    case 'filed':
      return filed(one, counted);
    case 'ready':
      return ready(one);
    case 'discontinued':
      return unsaid(
        'approved, discontinued',
        'The dossier was approved, and is discontinued: whether it may be sold, nobody says.',
      );
    case 'ended':
      return unsaid(
        'refused or withdrawn',
        'The dossier was refused or withdrawn: from when it may be sold, nobody says.',
      );
    case 'unread':
      return unsaid(
        'approval not told',
        'The owner’s words in ‘Registered in’ are not read as an approval or a filing: from when it may be sold, nobody says.',
      );
    default:
      return unsaid(null, `The dossier is not ready for ${market}: until when, nobody says.`);
  }
}

type Asked = {
  market: WindowMarket;
  /** Of a usual review. */
  months: number;
  /** Of the filing, where it is told. */
  month: string | undefined;
  /** The first of several months, one of which it is. */
  from: string | undefined;
  inStates: InStates | undefined;
  today: string;
};

/** What some states have approved may be sold there now; the others recognise it. */
function approved({ months, inStates, today }: Asked): Readiness {
  if (inStates === undefined) return { day: today, reason: [] };
  const others = addMonths(today, months);
  const where = `approved in ${listed(inStates.states)}`;
  const words =
    `The dossier is ${where}: there nothing but what is hard stands in its way. For the rest of the EU mutual ` +
    `recognition usually takes ${months} months, until ${inWords(others)}.`;
  return { day: today, states: inStates.states, reason: [said(where, others, words)] };
}

/** The FDA approves it finally when what is listed has ended, soft or not: what it waits for, it alone knows. */
function tentative(counted: readonly WindowReason[]): Readiness {
  // Parties to a settlement that holds may sell by it: what a label can leave out is behind them.
  const isSettled = counted.some(({ kind }) => kind === 'settlement');
  const waitsFor = isSettled ? counted.filter(({ hard }) => hard) : counted;
  const ends = waitsFor.filter(({ kind }) => kind !== 'no match').map(({ until }) => until);
  const day = ends.includes(null) ? null : (latest(ends as string[]) ?? null);
  const until = day === null ? 'until when, nobody says' : `until ${inWords(day)}`;
  const what = ends.length === 0 ? 'what is not listed here' : 'the listed patents and exclusivities';
  const words = `The dossier is tentatively approved: final approval waits for ${what}, ${until}.`;
  return { day, reason: [said(tentativeCode, day, words)] };
}

/** When an approval comes, its authority alone knows: the usual review is counted from the end of the month of filing. */
function filed(asked: Asked, counted: readonly WindowReason[]): Readiness {
  const { market, months, month, from = month, inStates, today } = asked;
  if (from !== undefined && from > today.slice(0, 7)) return ready(asked);
  const where = inStates === undefined ? filedCode : `filed in ${listed(inStates.states)}`;
  const states = inStates && { states: inStates.states };
  const told = `The dossier is ${inStates === undefined ? `filed for ${market}` : where}, and not approved`;
  const over = month === undefined ? null : reviewed(month, months);
  if (over !== null && over > today) {
    const words = `${told}: from its month of filing on a usual review takes ${months} months, until ${inWords(over)}.`;
    return { day: over, ...states, reason: [said(where, over, words)] };
  }
  const isHard = counted.some(({ hard, until }) => hard && until !== null && until > today);
  if (over !== null && isHard) {
    const words = `${told}. A usual review of ${months} months was over on ${inWords(over)}: what is hard may be all that it waits for.`;
    return { day: over, ...states, reason: [said(where, over, words)] };
  }
  const words =
    over === null
      ? `${told}: since when, its owner does not say, nor does anybody when an approval comes.`
      : `${told}, though a usual review of ${months} months was over on ${inWords(over)}: when an approval comes, nobody says.`;
  return { day: null, ...states, reason: [said(where, null, words)] };
}

/** What is to be filed is reviewed from then on, or from today where no month is told that lies ahead. */
function ready({ months, month, today }: Asked): Readiness {
  const isAhead = month !== undefined && month >= today.slice(0, 7);
  const day = isAhead ? reviewed(month, months) : addMonths(today, months);
  const from = isAhead ? `to be filed by ${inWords(lastOf(month))}` : 'ready to be filed';
  const words = `The dossier is ${from}: a usual review takes ${months} months, until ${inWords(day)}.`;
  return { day, reason: [said(null, day, words)] };
}

function unsaid(code: string | null, words: string): Readiness {
  return { day: null, reason: [said(code, null, words)] };
}

function said(code: string | null, until: string | null, words: string): WindowReason {
  return reason({
    ...{ kind: 'readiness', hard: false, counts: false, code, number: null, until },
    ...{ source: 'dossier', edition: null, words },
  });
}

/** So many months after the last day of a month: the first of the next. */
function reviewed(month: string, months: number): string {
  return addMonths(`${month}-01`, months + 1);
}

/** The last day of a month. */
function lastOf(month: string): string {
  return addMonths(`${month.slice(0, 4)}-01-31`, Number(month.slice(5)) - 1);
}
