import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Variant } from '../column-variants.ts';
import type { PeerName } from './peers.ts';

/**
 * What a measuring process reports on its way; `making` are the milliseconds that the listings themselves have taken, and
 * `times` milliseconds, one for each search.
 */
export type Progress =
  | { variantRound: number }
  | { variantTimes: Partial<Record<Variant, number[]>> }
  | { loaded: number; making: number }
  | { builtIn: number; bytes: number }
  | { times: number[]; found: number };

export type PeerResult = {
  peer: PeerName;
  size: number;
  loaded: number;
  /** Milliseconds, and bytes that came with the listings: of the process, or on disk for plain SQL. */
  built?: { builtIn: number; bytes: number };
  /** In milliseconds; `asked` tells on how many searches they rest, `found` how many of them had a match. */
  answered?: { p50: number; p99: number; asked: number; found: number };
  /** Of who knows ranges and columns: the same searches without them and with them, in turns. */
  variants?: Partial<Record<Variant, { p50: number; p99: number }>>;
  /** Why it got no further. */
  error?: string;
};

export const heapMegabytes = 4_096;
/** Of the peer's own: making a million listings takes longer than our engine's index of them, and as long for each peer. */
export const loadLimit = 90_000;
const askLimit = 25_000;
const goodbyeLimit = 15_000;

/** Measures one peer at one size in a process of its own, within limits of memory and time. */
export async function runPeer(peer: PeerName, size: number): Promise<PeerResult> {
  const child = fork(new URL('./child.ts', import.meta.url), [peer, String(size)], {
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--expose-gc'],
    env: { ...process.env, ASK_LIMIT: String(askLimit) },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  const result: PeerResult = { peer, size, loaded: 0 };
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  let late = false;
  function giveUpAfter(milliseconds: number): NodeJS.Timeout {
    return setTimeout(() => {
      late = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), goodbyeLimit).unref();
    }, milliseconds).unref();
  }
  const started = performance.now();
  let timer = giveUpAfter(loadLimit);
  child.on('message', (progress: Progress) => {
    clearTimeout(timer);
    if ('loaded' in progress) result.loaded = progress.loaded;
    else if ('builtIn' in progress) result.built = progress;
    else if ('times' in progress) result.answered = { ...quantiles(progress.times), found: progress.found };
    else if ('variantTimes' in progress) {
      const measured = Object.entries(progress.variantTimes).map(([name, times]) => [name, quantiles(times)]);
      result.variants = Object.fromEntries(measured);
    }
    // A single search may take longer than all are meant to.
    timer = giveUpAfter(
      'loaded' in progress ? loadLimit + progress.making - (performance.now() - started) : askLimit * 2,
    );
  });
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  const stuck = `stuck in one search for ${askLimit / 1000} s`;
  if (late) result.error = result.built ? stuck : `not loaded in ${loadLimit / 1000} s`;
  else if (code !== 0) result.error = reasonOf(complaints);
  return result;
}

function quantiles(times: number[]): { p50: number; p99: number; asked: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), asked: times.length };
}

/** The line of an error that names it. */
function reasonOf(complaints: string): string {
  const line = complaints.split('\n').find((text) => /error/i.test(text)) ?? 'the process ended';
  return line.replace(/^.*?(FATAL ERROR|\w*Error): /, '').trim();
}
