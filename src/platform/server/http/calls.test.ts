import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { implement } from './calls.ts';
import { guardRoutes, type Session } from './viewer.ts';

/** An app of one search, which waits until it is let go; its members are called by numbers. */
async function openSearch() {
  const app = Fastify();
  app.decorate('calls', {
    'GET /search': { summary: '', source: '§1.1', access: 'signed-in', readOften: true },
  } as never);
  app.setSerializerCompiler(() => String);
  app.decorateRequest('inTime', (answer: Promise<unknown>) => answer);
  guardRoutes(
    app,
    async (token) => ({ personId: Number(token), role: 'member', proven: true }) as never as Session,
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
    begun,
    letGo: letGo.resolve,
    ask: (member: number) =>
      app.inject({
        url: '/search',
        headers: { authorization: `Bearer ${String(member).padStart(20, '0')}` },
      }),
  };
}

test('of one member four searches are answered at once, and no other waits for theirs', async () => {
  const search = await openSearch();
  const answers = [1, 1, 1, 1, 1, 1, 2].map((member) => search.ask(member));
  await expect.poll(() => search.begun).toContain(2);
  expect(search.begun).toEqual([1, 1, 1, 1, 2]);
  search.letGo();
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
  expect(search.begun).toHaveLength(7);
});
