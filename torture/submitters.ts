import { setTimeout as passed } from 'node:timers/promises';
import { memberLimits } from '#platform/contract/files.ts';
import { type Member, registerMember } from '#testing/running/members.ts';
import { fillForm, headersOf, type Outcome, type Submit, trySend } from '#testing/running/submits.ts';
import { answerLimit, type Settings } from './part.ts';
import { type Acknowledged, acknowledged } from './reconcile.ts';
import type { Stage } from './stage.ts';

/** An answer, or none: when its request was sent, and when it came. */
type Noted = Outcome & { sentAt: number; answeredAt: number };

type Submitters = {
  kept: Acknowledged[];
  outcomes: Noted[];
  /** Lets every client go on until what it has begun is acknowledged; answers how many submits took several tries. */
  stop(): Promise<number>;
};

/** A little less than what a member may send in a day, two files with each form. */
const formsOfADay = memberLimits.day.files / 2 - 10;
/** Milliseconds in which a client without an answer, or refused while all is well, gives up: all else is told before. */
const endLimit = 120_000;

/** A new member; a product that has too much to do, or has only just come up, is asked again. */
export async function join(stage: Stage): Promise<Member> {
  const giveUpAt = performance.now() + endLimit;
  for (;;) {
    try {
      return await registerMember(stage.product.origin, (email) =>
        stage.query('update people set email_verified_at = now() where email = $1', [email]),
      );
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await passed(200);
    }
  }
}

async function look(origin: string, submit: Submit): Promise<Outcome> {
  const began = performance.now();
  const answer = await fetch(`${origin}/api/requests`, {
    headers: { authorization: headersOf(submit).authorization ?? '' },
    signal: AbortSignal.timeout(endLimit),
  }).catch(() => undefined);
  const text = (await answer?.text().catch(() => '')) ?? '';
  return { status: answer?.status ?? 0, text, milliseconds: performance.now() - began };
}

/**
 * Four clients submit on and on, one thing at a time: what is refused they send again, as its sender would, until it is
 * acknowledged, and look at their requests in between.
 */
export function startSubmitters(
  stage: Stage,
  { isShort }: Pick<Settings, 'isShort'>,
  origin = stage.product.origin,
): Submitters {
  // Among other tests they need not be as many as the product can take.
  const pause = isShort ? 250 : 50;

  const kept: Acknowledged[] = [];
  const outcomes: Noted[] = [];
  let several = 0;
  let giveUpAt = Number.POSITIVE_INFINITY;
  const isOver = (): boolean => Number.isFinite(giveUpAt);

  async function note(act: Promise<Outcome>): Promise<void> {
    const sentAt = performance.now();
    const { status, text, milliseconds } = await act;
    const words = status === 200 ? '' : text.slice(0, 300);
    outcomes.push({ status, text: words, milliseconds, sentAt, answeredAt: performance.now() });
  }

  async function submitOn(member: Member): Promise<void> {
    const submit = await fillForm(member, stage.dossierId);
    for (let tries = 1; performance.now() < giveUpAt; tries += 1) {
      await note(trySend(origin, submit));
      await note(look(origin, submit));
      await passed(pause);
      if (submit.reference === undefined) continue;
      if (tries > 1) several += 1;
      kept.push(acknowledged(submit));
      return;
    }
    throw new Error(`a submit was refused to the end: ${outcomes.at(-1)?.text}`);
  }

  async function live(): Promise<void> {
    while (!isOver()) {
      const member = await join(stage);
      for (let form = 0; form < formsOfADay && !isOver(); form += 1) await submitOn(member);
    }
  }

  const clients = Promise.all([live(), live(), live(), live()]);
  // Told by whoever stops them.
  clients.catch(() => undefined);
  return {
    kept,
    outcomes,
    async stop() {
      giveUpAt = performance.now() + endLimit;
      await clients;
      return several;
    },
  };
}

/** Sends a form again and again; throws when it is not acknowledged within so many milliseconds. */
export async function sendUntilAcknowledged(origin: string, submit: Submit, limit: number): Promise<void> {
  const giveUpAt = performance.now() + limit;
  for (;;) {
    const { status, text } = await trySend(origin, submit);
    if (status === 200) return;
    if (performance.now() > giveUpAt)
      throw new Error(
        `a submit was not acknowledged within ${limit} ms, at last answered with ${status}: ${text}`,
      );
    await passed(20);
  }
}

/** Waits for so long; on a busy machine, until some were refused besides. Answers whether they were. */
export async function refusedFor(
  outcomes: readonly Noted[],
  milliseconds: number,
  limit: number,
): Promise<boolean> {
  const began = performance.now();
  await passed(milliseconds);
  for (;;) {
    const refused = outcomes.filter(({ status, answeredAt }) => status === 503 && answeredAt > began);
    if (refused.length >= 4) return true;
    if (performance.now() - began > limit) return false;
    await passed(50);
  }
}

/** Milliseconds from a moment until everybody who asks is answered well again. */
export async function recoveredAfter(
  outcomes: readonly Noted[],
  since: number,
  limit: number,
): Promise<number> {
  for (;;) {
    const later = outcomes.filter(({ answeredAt }) => answeredAt > since);
    const wellSince = later.findLast(({ status }) => status !== 200)?.answeredAt ?? since;
    if (later.filter(({ sentAt }) => sentAt >= wellSince).length >= 16) return wellSince - since;
    if (performance.now() - since > limit) return Number.POSITIVE_INFINITY;
    await passed(50);
  }
}

/** What was answered between two moments. */
export function between(outcomes: readonly Noted[], from: number, to: number): Noted[] {
  return outcomes.filter(({ answeredAt }) => answeredAt >= from && answeredAt < to);
}

/** What is wrong with answers: honest ones are 200 and 503, in time. */
export function dishonest(outcomes: readonly Noted[], what: string, slack: number): string[] {
  const faults: string[] = [];
  const odd = outcomes.filter(({ status }) => status !== 200 && status !== 503);
  const statuses = [...new Set(odd.map(({ status }) => status))].join(', ');
  if (odd.length > 0) faults.push(`${what}: ${odd.length} answers of ${statuses}: ${odd[0]?.text}`);
  const late = outcomes.filter(({ milliseconds }) => milliseconds > answerLimit * slack);
  if (late.length > 0) faults.push(`${what}: ${late.length} answers took up to ${slowest(late)} ms`);
  return faults;
}

function slowest(outcomes: readonly Noted[]): number {
  return Math.round(Math.max(0, ...outcomes.map(({ milliseconds }) => milliseconds)));
}

export function describe(outcomes: readonly Noted[]): string {
  const of = (wanted: number): number => outcomes.filter(({ status }) => status === wanted).length;
  return `${of(200)} answered 200, ${of(503)} answered 503, slowest ${slowest(outcomes)} ms`;
}
