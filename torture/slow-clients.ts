import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import { fillForm, headersOf } from '../e2e/support/submits.ts';
import type { Part } from './part.ts';
import type { Stage } from './stage.ts';

/** The grace of half a minute, and what the product takes to notice. */
const cutLimit = 45_000;
/** Answers of honest clients beside slow ones, as a multiple of their answers alone; below a few milliseconds chance rules. */
const mostRatio = 3;
const noise = 20;

const behaviours = ['crawls with its body', 'stops in its body', 'crawls with its headers'] as const;
type Slow = { behaviour: (typeof behaviours)[number]; cutAfter: number };

/** One slow client: until it is cut, or `limit` is over. */
async function crawl(stage: Stage, behaviour: Slow['behaviour'], limit: number): Promise<Slow> {
  const [member] = stage.members;
  if (member === undefined) throw new Error('nobody is a member');
  const submit = await fillForm(member, stage.dossierId);
  const { hostname, port, host } = new URL(stage.product.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.resume();
  const began = performance.now();
  const head = Object.entries({ host, ...headersOf(submit), 'content-length': submit.body.length })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const text = `POST /create-dossertermsheet HTTP/1.1\r\n${head}\r\n`;
  if (behaviour !== 'crawls with its headers') socket.write(text);
  if (behaviour === 'stops in its body') socket.write(submit.body.subarray(0, 200_000));
  else {
    const slowly =
      behaviour === 'crawls with its headers'
        ? Buffer.from(`${text.slice(0, -2)}x: ${'y'.repeat(8_000)}`)
        : submit.body;
    const step = behaviour === 'crawls with its headers' ? 10 : 500;
    for (let i = 0; i < slowly.length && !socket.destroyed && performance.now() - began < limit; i += step) {
      socket.write(slowly.subarray(i, i + step));
      await passed(500);
    }
  }
  await Promise.race([closed, passed(Math.max(0, limit - (performance.now() - began)))]);
  const cutAfter =
    socket.destroyed || socket.readableEnded ? performance.now() - began : Number.POSITIVE_INFINITY;
  socket.destroy();
  return { behaviour, cutAfter };
}

/** The 95th percentile of an honest member's answers, in milliseconds. */
async function honest(stage: Stage, seconds: number): Promise<{ p95: number; bad: number; count: number }> {
  const times: number[] = [];
  let bad = 0;
  const end = performance.now() + seconds * 1000;
  async function ask(token: string): Promise<void> {
    while (performance.now() < end) {
      const began = performance.now();
      const answer = await fetch(`${stage.product.origin}/api/requests`, {
        headers: { authorization: `Bearer ${token}` },
      }).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.status !== 200) bad += 1;
      times.push(performance.now() - began);
      await passed(10);
    }
  }
  await Promise.all(stage.members.map(({ token }) => ask(token)));
  times.sort((a, b) => a - b);
  return { p95: times[Math.floor(times.length * 0.95)] ?? 0, bad, count: times.length };
}

/** Slow clients beside honest ones: these hardly feel it, and those are cut. */
export const slowClients: Part = {
  name: 'slow clients beside honest ones',
  fault: 'the product is started without the part that cuts them',
  async run(stage, { isShort, slack, withFault }) {
    if (withFault) {
      await stage.product.stop();
      await stage.start({ parameters: ['--import', './torture/without-cutting.mjs'] });
    }
    const each = isShort ? 20 : 100;
    const seconds = isShort ? 5 : 20;
    await honest(stage, 2);
    const alone = await honest(stage, seconds);
    const crawling = Promise.all(
      behaviours.flatMap((behaviour) =>
        Array.from({ length: each }, () => crawl(stage, behaviour, cutLimit)),
      ),
    );
    // They are all there by then.
    await passed(2_000);
    const beside = await honest(stage, seconds);
    const slow = await crawling;
    const ratio = (beside.p95 + noise) / (alone.p95 + noise);
    const faults: string[] = [];
    if (ratio > mostRatio * slack)
      faults.push(`honest answers took ${ratio.toFixed(1)} times as long beside slow clients`);
    if (beside.bad > 0) faults.push(`${beside.bad} honest requests were not answered 200`);
    const figures = behaviours.map((behaviour) => {
      const times = slow.filter((one) => one.behaviour === behaviour).map(({ cutAfter }) => cutAfter / 1000);
      const cut = times.filter(Number.isFinite);
      if (cut.length < each)
        faults.push(`${each - cut.length} of ${each} clients were not cut: one that ${behaviour}`);
      const when =
        cut.length > 0 ? `, after ${Math.min(...cut).toFixed(0)} to ${Math.max(...cut).toFixed(0)} s` : '';
      return `a client that ${behaviour}: ${cut.length} of ${each} cut${when}`;
    });
    if (withFault) {
      await stage.product.stop();
      await stage.start();
    }
    return {
      faults,
      figures: [
        `honest answers, 95th percentile: ${alone.p95.toFixed(1)} ms alone (${alone.count}), ${beside.p95.toFixed(1)} ms ` +
          `beside ${3 * each} slow clients (${beside.count}), ratio ${ratio.toFixed(2)} of at most ${mostRatio}`,
        ...figures,
      ],
    };
  },
};
