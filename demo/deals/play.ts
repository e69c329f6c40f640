import {
  type Move,
  type MoveName,
  mayMove,
  moves,
  type RequestState,
} from '#domains/requests/contract/request-life.ts';
import { type Fee, type TermSheetTerms, termSheetTerms } from '#domains/requests/contract/term-sheets.ts';
import {
  businessDayAfter,
  businessDayBefore,
  type Calendar,
  type Day,
  endOf,
} from '#domains/requests/server/clock/business-days.ts';
import { clockOf, dueAfter, whatIsDue } from '#domains/requests/server/clock/clock.ts';
import { toDeskDate } from '#domains/requests/server/rules.ts';
import { refuseIncomplete } from '#domains/requests/server/thread/refusals.ts';
import { dayIn } from '#platform/server/day-in.ts';
import type { Actor, Deed, Step, Story, StoryTerms } from './story.ts';

/** One thing that happened, ready to be written. */
export type Happening = { at: Date; who: Actor | null } & (
  | { kind: 'message'; text: string }
  | { kind: 'correction'; note: string; fee: Omit<Fee, 'due'> }
  | { kind: 'event'; what: string; expired?: { from: RequestState; dueAt: string } }
  | {
      kind: 'move';
      what: string;
      move: MoveName;
      from: RequestState;
      to: RequestState;
      note: string;
      terms?: TermSheetTerms;
      /** The version as the buyer would have it. */
      counter?: TermSheetTerms;
      fee?: Fee;
      /** A signed paper comes with it. */
      needsFile: boolean;
    }
);

/** A request as its story leaves it at the first start. */
export type Played = {
  createdAt: Date;
  state: RequestState;
  stateSince: Date;
  dueAt: Date | null;
  remindedAt: Date | null;
  revision: number;
  touchedAt: Date;
  passedOnAt: Date | null;
  ownerShownAt: Date | null;
  happenings: Happening[];
};

const hour = 3_600_000;

/**
 * Plays a story up to now by the rules of requests; throws where it breaks one. What would be said by mail now counts
 * as said.
 * @param offerDays of the listing, null where it states none
 */
export function play(story: Story, offerDays: number | null, now: Date, calendar: Calendar): Played {
  const createdAt = instant(story.daysAgo, 0, now, calendar);
  const played: Played = {
    createdAt,
    state: 'submitted',
    stateSince: createdAt,
    dueAt: dueAfter('submitted', createdAt, { offerDays, validUntil: null }, calendar),
    remindedAt: null,
    revision: 1,
    touchedAt: createdAt,
    passedOnAt: null,
    ownerShownAt: null,
    happenings: [],
  };
  for (const [index, step] of story.steps.entries()) {
    const happening = happen(played, step, index + 1, { story, offerDays, now, calendar });
    if (happening.at < played.touchedAt || happening.at > now) {
      throw new Error(`step ${index + 1} of ${story.listing} is out of its turn`);
    }
    played.happenings.push(happening);
    played.touchedAt = happening.at;
    if (happening.kind !== 'correction') played.revision += 1;
  }
  remind(played, now, calendar);
  return played;
}

type MoveDeed = Extract<Deed, { move: MoveName }>;
type Scene = { story: Story; offerDays: number | null; now: Date; calendar: Calendar };

function happen(played: Played, [daysAgo, who, deed]: Step, index: number, scene: Scene): Happening {
  if (deed === 'expires') return expire(played, scene);
  const at = instant(daysAgo, index, scene.now, scene.calendar);
  if ('says' in deed) return { kind: 'message', at, who, text: deed.says };
  if ('corrects' in deed) {
    const { corrects: note, currency, amount } = deed;
    const fee = { currency, amount, bookedOn: dayIn(scene.calendar.timeZone, at) };
    return { kind: 'correction', at, who, note, fee };
  }
  return move(played, at, who, deed, scene);
}

function expire(played: Played, { story, calendar }: Scene): Happening {
  const { state, dueAt } = played;
  const clock = clockOf(state);
  if (clock?.atEnd !== 'expire' || dueAt === null) throw new Error(`${story.listing} cannot expire`);
  const at = new Date(dueAt.getTime() + 1);
  Object.assign(played, { state: 'expired', stateSince: at, dueAt: null });
  const what = `Expired: no answer of the ${clock.waitsFor} by ${toDeskDate(dueAt, calendar.timeZone)}`;
  return { kind: 'event', at, who: null, what, expired: { from: state, dueAt: dueAt.toISOString() } };
}

function move(
  played: Played,
  at: Date,
  who: Actor,
  deed: MoveDeed,
  { story, offerDays, now, calendar }: Scene,
): Happening {
  const { state: from, dueAt } = played;
  const isLate = clockOf(from)?.atEnd === 'expire' && dueAt !== null && at > dueAt;
  if (isLate || !mayMove(deed.move, from, who)) {
    throw new Error(`${story.listing}: '${deed.move}' of the ${who} is not possible`);
  }
  const day = dayIn(calendar.timeZone, at);
  const terms = deed.terms && toTerms(deed.terms, now, calendar);
  const counter = deed.counter && toCounter(played, deed.counter);
  const fee = deed.fee && { ...deed.fee, bookedOn: day };
  const definition: Move = moves[deed.move];
  const needsFile = definition.needs.includes('file');
  const note = deed.note ?? '';
  const files = needsFile ? [{ box: 'files', name: '', mediaType: '', bytes: 0, sha256: '', path: '' }] : [];
  refuseIncomplete({ move: deed.move, revision: played.revision, note, terms, fee, files, sent: null }, day);
  const to = definition.to;
  Object.assign(played, {
    state: to,
    stateSince: at,
    dueAt: dueAfter(to, at, { offerDays, validUntil: terms?.validUntil ?? null }, calendar),
    passedOnAt: to === 'in-review' ? (played.passedOnAt ?? at) : played.passedOnAt,
    ownerShownAt: terms ? (played.ownerShownAt ?? at) : played.ownerShownAt,
  });
  return {
    kind: 'move',
    ...{ at, who, move: deed.move, from, to, note, needsFile, what: definition.done },
    ...(terms && { terms }),
    ...(counter && { counter }),
    ...(fee && { fee }),
  };
}

/** Nobody is to be written to about the demo data: who would be reminded now has been. */
function remind(played: Played, now: Date, calendar: Calendar): void {
  const { dueAt, state } = played;
  if (dueAt === null) return;
  const due = whatIsDue({ ...played, dueAt }, now, calendar);
  if (due === 'expire') throw new Error(`a request ${state} since ${played.stateSince} has run out`);
  if (due !== 'remind') return;
  const what = `Reminded the ${clockOf(state)?.waitsFor}: due by ${toDeskDate(dueAt, calendar.timeZone)}`;
  played.remindedAt = now;
  played.happenings.push({ kind: 'event', at: now, who: null, what });
}

function toTerms({ validIn, ...terms }: StoryTerms, now: Date, calendar: Calendar): TermSheetTerms {
  const today = dayIn(calendar.timeZone, now);
  const validUntil =
    validIn > 0 ? businessDayAfter(today, validIn, calendar) : daysBefore(today, -validIn, calendar);
  return termSheetTerms.parse({ ...terms, validUntil });
}

/** The version that is answered, with what is asked for otherwise. */
function toCounter(
  { happenings }: Played,
  { values, ...asked }: NonNullable<MoveDeed['counter']>,
): TermSheetTerms {
  const issued = happenings.findLast((happening) => happening.kind === 'move' && happening.terms);
  if (issued?.kind !== 'move' || issued.terms === undefined) throw new Error('nothing was issued yet');
  const { terms } = issued;
  return termSheetTerms.parse({ ...terms, ...asked, values: { ...terms.values, ...values } });
}

function daysBefore(day: Day, count: number, calendar: Calendar): Day {
  let reached = day;
  for (let left = count; left > 0; left--) reached = businessDayBefore(reached, calendar);
  return reached;
}

/** Some time of the morning or afternoon, so many business days ago; a later step of a day comes later in it. */
function instant(daysAgo: number, index: number, now: Date, calendar: Calendar): Date {
  const day = daysBefore(dayIn(calendar.timeZone, now), daysAgo, calendar);
  const time = 8 + Math.min(index, 9) + ((daysAgo * 5) % 4) + ((daysAgo * 37) % 60) / 60;
  return new Date(endOf(day, calendar.timeZone).getTime() - Math.round((24 - time) * hour));
}
