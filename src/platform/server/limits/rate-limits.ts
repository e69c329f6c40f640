import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { inWords } from '../attempts/attempts.ts';
import { AppError } from '../http/errors.ts';
import { networkOf } from './network-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Not counted: a page loads many such files at once. */
    rateLimit?: false;
  }
}

/** Requests within a minute (§19.8): a member may use several addresses, and a company of members may share one. */
export const perMinute = { address: 1200, member: 600 } as const;

type Kind = keyof typeof perMinute;

const whose: Record<Kind, string> = { address: 'your address', member: 'your account' };

export type RateLimits = {
  /** Counts a request. Throws 'rate-limited' with the time to wait when it is one too many. */
  count(kind: Kind, who: string): Promise<void>;
  stop(): void;
};

/** The longest a request waits for a Redis that has stopped answering; the next ones do not wait at all. */
const redisPatience = 300;

async function connect(url: string, log: FastifyBaseLogger): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    // Breaks a silent connection, so that what follows is counted in memory until there is another.
    socketTimeout: redisPatience,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.warn({ reason: error.message }, 'Redis is away: this process counts requests by itself');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('Redis is back: requests are counted there again');
    away = false;
  });
  return redis;
}

/** Opens the counters: in Redis, shared by all instances, where there is one; in memory while it is away. */
export async function openRateLimits(
  redisUrl: string | undefined,
  log: FastifyBaseLogger,
): Promise<RateLimits> {
  const redis = redisUrl === undefined ? undefined : await connect(redisUrl, log);
  function open(kind: Kind) {
    const points = perMinute[kind];
    const options = { points, duration: 60, keyPrefix: `dosebridge:${kind}` };
    const memory = new RateLimiterMemory(options);
    if (redis === undefined) return memory;
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
      // Who is refused is refused without asking Redis until the minute is over.
      inMemoryBlockOnConsumed: points + 1,
    });
  }
  const limiters = { address: open('address'), member: open('member') };
  return {
    async count(kind, who) {
      try {
        await limiters[kind].consume(who);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError(
          'rate-limited',
          `Too many requests from ${whose[kind]}. Try again in ${inWords(seconds)}.`,
          { retryAfter: seconds },
        );
      }
    },
    stop: () => redis?.disconnect(),
  };
}

/** Counts by network address: to be added before the session gate, so that guessing tokens is counted too. */
export function limitAddresses(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.rateLimit !== false) await limits.count('address', networkOf(request.ip));
  });
}

/** Counts by member: to be added after the session gate. */
export function limitMembers(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('onRequest', async (request) => {
    if (request.viewer !== null) await limits.count('member', String(request.viewer.personId));
  });
}
