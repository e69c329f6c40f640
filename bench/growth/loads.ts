import type { Member } from '#testing/running/members.ts';
import { fillForm, type Submit, trySend } from '#testing/running/submits.ts';
import { quantile } from '../report.ts';
import { load } from '../search/http-load.ts';

/** What was answered, its quantiles and how long it took in all, in milliseconds. */
export type Answered = { answers: number; p50: number; p99: number; took: number };
export type Load = (origin: string) => Promise<Answered>;

/** All these searches once, shared out among so many clients. */
export function searchBy(clients: number, token: string, bodies: string[]): Load {
  return async (origin) => {
    const { p50, p99, perSecond } = await load(origin, token, '/search-dossier', clients, bodies);
    return { answers: bodies.length, p50, p99, took: (bodies.length * 1_000) / perSecond };
  };
}

/** Requests for a dossier with two files each, of all members at once, each of whom waits for the answer. */
export function submitBy(members: Member[], submitsOfEach: number, dossierId: number): Load {
  return async (origin) => {
    const filled = await Promise.all(members.map((member) => fillForms(member, submitsOfEach, dossierId)));
    const times: number[] = [];
    const from = performance.now();
    await Promise.all(
      filled.map(async (forms) => {
        for (const form of forms) times.push(await sendOne(origin, form));
      }),
    );
    const took = performance.now() - from;
    return { answers: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99), took };
  };
}

function fillForms(member: Member, count: number, dossierId: number): Promise<Submit[]> {
  return Promise.all(Array.from({ length: count }, () => fillForm(member, dossierId)));
}

async function sendOne(origin: string, form: Submit): Promise<number> {
  const { status, text, milliseconds } = await trySend(origin, form);
  if (status !== 200) throw new Error(`a submit was answered with ${status}: ${text}`);
  return milliseconds;
}
