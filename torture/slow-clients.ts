import { once } from 'node:events';
import { setTimeout as passed } from 'node:timers/promises';
import type { Member } from '#testing/running/members.ts';
import { fillForm, openUpload, type Submit } from '#testing/running/submits.ts';
import type { Part } from './part.ts';
import type { Stage } from './stage.ts';
import { join } from './submitters.ts';

/** Milliseconds: the grace of half a minute, and what the product takes to notice. */
const cutLimit = 45_000;
/** Answers of honest clients beside slow ones, as a multiple of their answers alone; below a few milliseconds chance rules. */
const mostRatio = 3;
const noise = 20;

const behaviours = ['crawls with its body', 'stops in its body', 'crawls with its headers'] as const;
type Slow = { behaviour: (typeof behaviours)[number]; cutAfter: number };

/** One slow client: until it is cut, or `limit` is over. */
async function crawl(
  origin: string,
  behaviour: Slow['behaviour'],
  submit: Submit,
  limit: number,
): Promise<Slow> {
  const { socket, head } = openUpload(origin, submit);
  let isCut = false;
  const closed = once(socket, 'close').then(() => {
    isCut = true;
  });
  socket.resume();
  const began = performance.now();
  if (behaviour !== 'crawls with its headers') socket.write(head);
  if (behaviour === 'stops in its body') socket.write(submit.body.subarray(0, 200_000));
  else {
    const slowly =
      behaviour === 'crawls with its headers'
        ? Buffer.from(`${head.slice(0, -2)}x: ${'y'.repeat(8_000)}`)
        : submit.body;
    const step = behaviour === 'crawls with its headers' ? 10 : 500;
    for (let i = 0; i < slowly.length && !isCut && performance.now() - began < limit; i += step) {
      socket.write(slowly.subarray(i, i + step));
      await passed(500);
    }
  }
  await Promise.race([closed, passed(Math.max(0, limit - (performance.now() - began)))]);
  const cutAfter = isCut ? performance.now() - began : Number.POSITIVE_INFINITY;
  socket.destroy();
  return { behaviour, cutAfter };
}

type Honest = { p95: number; odd: number; busy: number; count: number };

/** The answers of honest members: the 95th percentile in milliseconds, and how many were refused for load, or otherwise. */
async function honest(origin: string, members: readonly Member[], seconds: number): Promise<Honest> {
  const times: number[] = [];
  let odd = 0;
  let busy = 0;
  const end = performance.now() + seconds * 1000;
  async function ask({ token }: Member): Promise<void> {
    while (performance.now() < end) {
      const began = performance.now();
      const answer = await fetch(`${origin}/api/requests`, {
        headers: { authorization: `Bearer ${token}` },
      }).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.status === 503) busy += 1;
      else if (answer?.status !== 200) odd += 1;
      times.push(performance.now() - began);
      await passed(10);
    }
  }
  await Promise.all(members.map(ask));
  times.sort((a, b) => a - b);
  return { p95: times[Math.floor(times.length * 0.95)] ?? 0, odd, busy, count: times.length };
}

async function beside(stage: Stage, each: number, seconds: number, limit: number) {
  const { origin } = stage.product;
  const members = await Promise.all([1, 2, 3, 4].map(() => join(stage)));
  const submit = await fillForm(members[0] as Member, stage.dossierId);
  await honest(origin, members, 2);
  const alone = await honest(origin, members, seconds);
  const crawling = Promise.all(
    behaviours.flatMap((behaviour) =>
      Array.from({ length: each }, () => crawl(origin, behaviour, submit, limit)),
    ),
  );
  // They are all there by then.
  await passed(2_000);
  const crowded = await honest(origin, members, seconds);
  return { alone, crowded, slow: await crawling };
}

/** Slow clients beside honest ones: these hardly feel it, and those are cut. */
export const slowClients: Part = {
  name: 'slow clients beside honest ones',
  fault: {
    what: 'the product is started without the module that cuts them',
    found: /were not cut: one that (crawls with|stops in) its body/,
  },
  async run(stage, { isShort, slack, withFault }) {
    const each = isShort ? 20 : 100;
    if (withFault) {
      await stage.product.stop();
      await stage.start({ parameters: ['--import', './torture/without-cutting.mjs'] });
    }
    const { alone, crowded, slow } = await beside(stage, each, isShort ? 2 : 20, cutLimit * slack);
    if (withFault) {
      await stage.product.stop();
      await stage.start();
    }
    const ratio = (crowded.p95 + noise) / (alone.p95 + noise);
    const faults: string[] = [];
    if (ratio > mostRatio * slack)
      faults.push(`honest answers took ${ratio.toFixed(1)} times as long beside slow clients`);
    if (crowded.odd > 0) faults.push(`${crowded.odd} honest requests were answered neither 200 nor 503`);
    if (crowded.busy > crowded.count * (1 - 1 / slack))
      faults.push(`${crowded.busy} of ${crowded.count} honest requests were refused for load`);
    const figures = behaviours.map((behaviour) => {
      const times = slow.filter((one) => one.behaviour === behaviour).map(({ cutAfter }) => cutAfter / 1000);
      const cut = times.filter(Number.isFinite);
      if (cut.length < each)
        faults.push(`${each - cut.length} of ${each} clients were not cut: one that ${behaviour}`);
      const when =
        cut.length > 0 ? `, after ${Math.min(...cut).toFixed(0)} to ${Math.max(...cut).toFixed(0)} s` : '';
      return `a client that ${behaviour}: ${cut.length} of ${each} cut${when}`;
    });
    return {
      faults,
      figures: [
        `honest answers, 95th percentile: ${alone.p95.toFixed(1)} ms alone (${alone.count}), ${crowded.p95.toFixed(1)} ms ` +
          `beside ${3 * each} slow clients (${crowded.count}), ratio ${ratio.toFixed(2)} of at most ${mostRatio * slack}`,
        ...figures,
      ],
    };
  },
};
