import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Access, Role, Whose } from '../../contract/roles.ts';
import { AppError } from './errors.ts';

declare const gate: unique symbol;

/** Who asks. Only the session gate makes one, so a query that takes a Viewer cannot be reached without it. */
export type Viewer = {
  readonly personId: number;
  readonly name: string;
  readonly role: Role;
  readonly tokenHash: Buffer;
  /** Somebody has shown that they read the mailbox. Until then one may look, and see to one's own account. */
  readonly proven: boolean;
  /** Admitted to their own account only, until they switch one on. */
  readonly lacksSecondFactor: boolean;
  readonly [gate]: true;
};

/** What the gate makes a Viewer of. */
export type Session = Omit<Viewer, typeof gate>;

/**
 * Finds the live session of a token; null when there is none. `mayBeWarm`: as it was found within the last seconds, told without
 * waiting. `tokenHash`: the token's, where it is known.
 */
export type FindSession = (
  token: string,
  mayBeWarm?: boolean,
  tokenHash?: Buffer,
) => Session | null | Promise<Session | null>;

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
    /** Asks the gate who it is that asks, and whether they may, as of now. Throws AppError. */
    admit(): Promise<void>;
  }
  interface FastifyInstance {
    /** Every route registered so far, for whoever checks them all. */
    guardedRoutes: readonly RouteOptions[];
  }
  interface FastifyContextConfig {
    /** Who may call the route. A route that does not say fails at boot. */
    access?: Access;
    /** Whose rows it reaches: its query sees to that. Shown in docs/access.md. */
    whose?: Whose;
    /** Open to who still has to switch the second factor on. */
    ownAccount?: boolean;
    /** Made often and changes nothing, whatever its method: a session opens it that was found a moment ago. */
    readOften?: boolean;
  }
}

const safeMethods = new Set(['GET', 'HEAD']);
const confirmFirst =
  'Confirm your email address first: open the link in the mail we sent you, or ask for another under Account. Until then you may look at everything, and send nothing.';

function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Puts the session gate before every route (§15.3), ahead of reading any body. A body takes its sender's time, and
 * sessions end meanwhile: a call is asked again once its body is whole, forms by `withReceivedForm`.
 */
export function guardRoutes(app: FastifyInstance, findSession: FindSession): void {
  app.decorateRequest('viewer', null);
  app.decorateRequest('admit', function ask(this: FastifyRequest) {
    return admit(this, findSession);
  });
  const routes: RouteOptions[] = [];
  app.decorate('guardedRoutes', routes);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const undeclared = routes.filter((route) => route.config?.access === undefined);
    if (undeclared.length > 0) {
      const names = undeclared.map((route) => `${route.method} ${route.url}`).join(', ');
      throw new Error(`These routes declare no access; say in their config who may call them: ${names}`);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    // What one person may see stays in no cache on the way, nor in a browser that others use.
    if (accessOf(request) !== 'public') reply.header('cache-control', 'private, no-store');
    await request.admit();
  });
  app.addHook('preHandler', async (request) => {
    if (request.body !== undefined) await request.admit();
  });
}

function accessOf({ routeOptions }: FastifyRequest): Access {
  return routeOptions.config.access ?? 'public';
}

function writes({ method, routeOptions }: FastifyRequest): boolean {
  return !routeOptions.config.readOften && !safeMethods.has(method);
}

async function admit(request: FastifyRequest, findSession: FindSession): Promise<void> {
  const access = accessOf(request);
  if (access === 'public') return;
  const token = bearerToken(request);
  const { ownAccount, readOften } = request.routeOptions.config;
  const found = token === null ? null : findSession(token, readOften, request.viewer?.tokenHash);
  const session = found instanceof Promise ? await request.inTime(found) : found;
  if (session === null) {
    throw new AppError('unauthenticated', 'Your session has ended. Log in again to go on.');
  }
  if (access !== 'signed-in' && !access.includes(session.role)) {
    throw new AppError('forbidden', 'Your account is not admitted here.', {
      refusal: { person: session.personId, reason: 'role' },
    });
  }
  if (session.lacksSecondFactor && !ownAccount) {
    throw new AppError(
      'second-factor-missing',
      'Your account needs a second factor here. Switch it on under Account, and everything else opens.',
      { refusal: { person: session.personId, reason: 'no-second-factor' } },
    );
  }
  if (!session.proven && !ownAccount && writes(request)) {
    throw new AppError('forbidden', confirmFirst, {
      refusal: { person: session.personId, reason: 'unproven-address' },
    });
  }
  // The same object again: the handler of a form has it since before the form came.
  request.viewer = Object.assign(request.viewer ?? {}, session) as Viewer;
}
