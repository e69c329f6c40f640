import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { implement } from './calls.ts';
import { AppError } from './errors.ts';
import { guardRoutes, type Session } from './viewer.ts';

/** An app of one call, which waits until it is let go; its members are called by numbers. */
async function openCall(mark: 'readOften' | 'searches') {
  const app = Fastify();
  app.decorate('calls', {
    'GET /search': { summary: '', source: '§1.1', access: 'signed-in', [mark]: true },
  } as never);
  app.setSerializerCompiler(() => String);
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError && error.code === 'unauthenticated' ? 401 : 500).send(''),
  );
  app.decorateRequest('inTime', (answer: Promise<unknown>) => answer);
  const signedOut = new Set<number>();
  guardRoutes(app, async (token) =>
    signedOut.has(Number(token))
      ? null
      : ({ personId: Number(token), role: 'member', proven: true } as never as Session),
  );
  const letGo = Promise.withResolvers<void>();
  const begun: number[] = [];
  implement(app, 'GET /search' as never, async ({ viewer, reply }) => {
    begun.push((viewer as unknown as Session).personId);
    await letGo.promise;
    return reply.send('found') as never;
  });
  await app.ready();
  return {
    ...{ begun, signedOut, letGo: letGo.resolve },
    ask: (member: number) =>
      app.inject({
        url: '/search',
        headers: { authorization: `Bearer ${String(member).padStart(20, '0')}` },
      }),
  };
}

test.each(['readOften', 'searches'] as const)(
  'of one member four calls marked %s are answered at once, and no other waits for theirs',
  async (mark) => {
    const call = await openCall(mark);
    const answers = [1, 1, 1, 1, 1, 1, 2].map((member) => call.ask(member));
    await expect.poll(() => call.begun).toContain(2);
    expect(call.begun).toEqual([1, 1, 1, 1, 2]);
    call.letGo();
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
    expect(call.begun).toHaveLength(7);
  },
);

test('what waited for its turn is not answered where the session ended meanwhile', async () => {
  const call = await openCall('readOften');
  const answers = [1, 1, 1, 1, 1, 2].map((member) => call.ask(member));
  await expect.poll(() => call.begun).toContain(2);
  call.signedOut.add(1);
  call.letGo();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 401, 200]);
  expect(call.begun).toHaveLength(5);
});
