import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createServer } from 'vite';
import type { Render } from './page-render.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply, render: Render) => Promise<FastifyReply>;

/** Pages straight from their sources, with hot reload on the server's own port. */
export async function developmentPages(app: FastifyInstance, answer: Answer): Promise<void> {
  const vite = await createServer({
    root: join(import.meta.dirname, '../../../..'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server }, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.get(
    '/*',
    { config: { access: 'public', rateLimit: false }, schema: { hide: true } },
    async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound();
      const answered = await new Promise<boolean>((resolve) => {
        reply.raw.once('close', () => resolve(true));
        vite.middlewares(request.raw, reply.raw, () => resolve(false));
      });
      if (answered) return reply.hijack();
      const { render } = (await vite.ssrLoadModule('/src/app/serve.ts')) as { render: Render };
      return answer(request, reply, render);
    },
  );
}
