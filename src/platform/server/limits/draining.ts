import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Has the process say that it is going down, and serve on: nothing is closed yet. */
    goDown(): void;
    isGoingDown(): boolean;
  }
}

/**
 * From when the process goes down every answer is the last one of its connection, so that whoever sends on comes to another
 * process, and no connection that is kept open for more is closed under a request, or holds up the end.
 */
export function partOnStop(app: FastifyInstance): void {
  let isGoingDown = false;
  app.decorate('goDown', () => {
    isGoingDown = true;
  });
  app.decorate('isGoingDown', () => isGoingDown);
  app.addHook('preClose', async () => app.goDown());
  app.addHook('onSend', async (_request, reply) => {
    if (isGoingDown) reply.header('connection', 'close');
  });
}
