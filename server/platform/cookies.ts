import type { FastifyReply, FastifyRequest } from 'fastify';

/** A value of the Cookie header; only for values that need no decoding. */
export function readCookie(request: FastifyRequest, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** Leaves a short-lived value in the browser: out of reach of scripts, and of requests that other sites make. */
export function setCookie(
  reply: FastifyReply,
  cookie: { name: string; value: string; path: string; seconds: number; secure: boolean },
): void {
  const secure = cookie.secure ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${cookie.name}=${cookie.value}; Path=${cookie.path}; Max-Age=${cookie.seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
