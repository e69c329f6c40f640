import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where the product is reached by https, browsers take a cookie of this name from this host alone, and only by https. */
function nameOf(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** A value of the Cookie header; only for values that need no decoding. */
export function readCookie(
  request: FastifyRequest,
  cookie: { name: string; secure: boolean },
): string | null {
  const name = nameOf(cookie.name, cookie.secure);
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** Leaves a short-lived value in the browser: out of reach of scripts, and of requests that other sites make. */
export function setCookie(
  reply: FastifyReply,
  cookie: { name: string; value: string; path: string; seconds: number; secure: boolean },
): void {
  // Such a name also asks for the whole host as its path.
  const place = cookie.secure ? 'Path=/; Secure' : `Path=${cookie.path}`;
  reply.header(
    'set-cookie',
    `${nameOf(cookie.name, cookie.secure)}=${cookie.value}; ${place}; Max-Age=${cookie.seconds}; HttpOnly; SameSite=Lax`,
  );
}
