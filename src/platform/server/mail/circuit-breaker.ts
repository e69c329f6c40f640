import type { FastifyBaseLogger } from 'fastify';
import type { Message, Transport } from './transport.ts';

/** Milliseconds that a broken way is left alone: twice as long each time that no mail got through before it broke again. */
export type Pauses = { shortest: number; longest: number };
export const usualPauses: Pauses = { shortest: 2_000, longest: 60_000 };
/** So many recipients one after the other whose mails failed, and no mail that got through between them, are no chance. */
const mostDoubts = 5;

type CircuitBreaker = {
  /** Whether mails may be taken on. */
  isWhole(): boolean;
  /** Throws what the mail failed by; `isFirst` where it was never tried before. */
  send(message: Message, isFirst: boolean): Promise<void>;
  stop(): void;
};

/**
 * Watches the way by which mails leave. It is broken when it cannot be gone at all, which a probe tells, or when the mails
 * of different recipients fail on it; what befalls one mail is that mail's own. Once broken it is left alone until a probe
 * gets through, and `onRepaired` is told then.
 */
export function createCircuitBreaker(
  transport: Transport,
  log: FastifyBaseLogger,
  { shortest, longest }: Pauses,
  onRepaired: () => Promise<void>,
): CircuitBreaker {
  let broken = false;
  let repairedAt = Number.NEGATIVE_INFINITY;
  let pause = shortest;
  let isProven = true;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let looking: Promise<void> | undefined;
  const doubted = new Set<string>();

  function later(act: () => Promise<void>): void {
    if (!stopped) timer = setTimeout(() => void act().catch(() => later(act)), pause).unref();
  }

  async function probe(): Promise<void> {
    await transport.probe();
    broken = false;
    repairedAt = performance.now();
    log.info('mails can leave again');
    await onRepaired();
    // Once more for those that failed in the moment before.
    later(onRepaired);
  }

  function breakDown(error: Error): void {
    if (broken || stopped) return;
    broken = true;
    doubted.clear();
    // A way that breaks as soon as mails take it must not be tried without end.
    pause = isProven ? shortest : Math.min(2 * pause, longest);
    isProven = false;
    const details = { reason: error.message, nextLookSeconds: pause / 1000 };
    log.warn(details, 'no mail can leave; all are kept and tried when it is over');
    clearTimeout(timer);
    later(probe);
  }

  /** One look for all that fail meanwhile. */
  function look(): Promise<void> {
    looking ??= transport
      .probe()
      .catch((error) => breakDown(error))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  async function judge(error: unknown, recipient: string, isFirst: boolean): Promise<void> {
    const fault = transport.judge(error);
    if (fault === 'way') breakDown(error as Error);
    if (fault !== 'unclear') return;
    await look();
    // A mail that has failed before tells nothing new.
    if (isFirst) doubted.add(recipient);
    if (doubted.size >= mostDoubts) breakDown(error as Error);
  }

  return {
    isWhole: () => !broken,
    async send(message, isFirst) {
      const began = performance.now();
      try {
        await transport.send(message);
        doubted.clear();
        if (began > repairedAt) isProven = true;
      } catch (error) {
        // What began before the repair tells nothing about the way as it is now.
        if (began > repairedAt) await judge(error, message.to.address, isFirst);
        else later(onRepaired);
        throw error;
      }
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
