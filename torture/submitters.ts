import { setTimeout as passed } from 'node:timers/promises';
import { fillForm, headersOf, type Outcome, type Submit, trySend } from '../e2e/support/submits.ts';
import type { Stage } from './stage.ts';

/** An answer, or none, and when its request was sent. */
export type Noted = Outcome & { sentAt: number };

export type Submitters = {
  submits: Submit[];
  outcomes: Noted[];
  /** Lets every client finish what it has begun. */
  stop(): Promise<void>;
};

const patience = 15_000;

/** Every member submits on and on, one thing at a time, whatever the answers; and looks at their requests in between. */
export function startSubmitters(stage: Stage, origin = stage.product.origin): Submitters {
  const submits: Submit[] = [];
  const outcomes: Noted[] = [];
  let isOver = false;
  async function look(submit: Submit): Promise<Outcome> {
    const began = performance.now();
    const answer = await fetch(`${origin}/api/requests`, {
      headers: { authorization: headersOf(submit).authorization ?? '' },
      signal: AbortSignal.timeout(patience),
    }).catch(() => undefined);
    const text = (await answer?.text().catch(() => '')) ?? '';
    return { status: answer?.status ?? 0, text, milliseconds: performance.now() - began };
  }
  const clients = stage.members.map(async (member) => {
    while (!isOver) {
      const submit = await fillForm(member, stage.dossierId);
      submits.push(submit);
      for (const act of [() => trySend(origin, submit), () => look(submit)]) {
        const sentAt = performance.now();
        outcomes.push({ ...(await act()), sentAt });
      }
      await passed(50);
    }
  });
  return {
    submits,
    outcomes,
    async stop() {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

/** Sends again what was not acknowledged, as its sender would. */
export async function sendTheRest(stage: Stage, submits: readonly Submit[]): Promise<number> {
  const rest = submits.filter(({ reference }) => reference === undefined);
  for (const submit of rest) {
    const { status, text } = await trySend(stage.product.origin, submit);
    if (status !== 200)
      throw new Error(`a submit was answered with ${status} after all was well again: ${text}`);
  }
  return rest.length;
}

/** Milliseconds from a moment until everybody who asks is answered well again. */
export async function recoveredAfter(
  outcomes: readonly Noted[],
  since: number,
  limit: number,
): Promise<number> {
  for (;;) {
    const later = outcomes.filter(({ sentAt }) => sentAt > since);
    const lastBad = later.filter(({ status }) => status !== 200).at(-1);
    const calm = later.filter(({ sentAt, status }) => status === 200 && sentAt > (lastBad?.sentAt ?? 0));
    if (calm.length >= 16)
      return Math.max(0, (lastBad ? lastBad.sentAt + lastBad.milliseconds : since) - since);
    if (performance.now() - since > limit) return Number.POSITIVE_INFINITY;
    await passed(50);
  }
}

/** What is wrong with the answers to what was sent between two moments: honest ones are 200 and 503, in time. */
export function dishonest(outcomes: readonly Noted[], what: string, longest: number): string[] {
  const odd = outcomes.filter(({ status }) => status !== 200 && status !== 503);
  const late = outcomes.filter(({ milliseconds }) => milliseconds > longest);
  return [
    ...(odd.length > 0
      ? [
          `${what}: ${odd.length} answers of ${[...new Set(odd.map(({ status }) => status))].join(', ')}: ${odd[0]?.text.slice(0, 200)}`,
        ]
      : []),
    ...(late.length > 0
      ? [
          `${what}: ${late.length} answers took up to ${Math.round(Math.max(...late.map((one) => one.milliseconds)))} ms`,
        ]
      : []),
  ];
}

export function describe(outcomes: readonly Noted[]): string {
  const of = (wanted: number): number => outcomes.filter(({ status }) => status === wanted).length;
  const slowest = Math.round(Math.max(0, ...outcomes.map(({ milliseconds }) => milliseconds)));
  return `${of(200)} answered 200, ${of(503)} answered 503, slowest ${slowest} ms`;
}
