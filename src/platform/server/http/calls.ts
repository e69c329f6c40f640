import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, takesKey } from '../../contract/call.ts';
import type { Answer, CallName, Calls, CallTable, Received } from '../../contract/calls.ts';
import { errorBody } from '../../contract/errors.ts';
import { OwnGates } from '../heavy/gate.ts';
import { tooMuchForOne } from '../heavy/refusals.ts';
import { readSent, type Sent } from '../idempotency/sent.ts';
import type { Viewer } from './viewer.ts';
import { WrittenAnswer } from './written-answers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the app implements; handed in by who puts it together. */
    calls: CallTable;
  }
}

type Input<N extends CallName> = {
  params: Received<N, 'params'>;
  query: Received<N, 'query'>;
  body: Received<N, 'body'>;
  /** Who asks; null on public calls. */
  viewer: Calls[N]['access'] extends 'public' ? null : Viewer;
  /** What was sent under its key, of a call that takes one; of a form `withReceivedForm` tells it. */
  sent: Calls[N] extends { repeat: 'keyed' | { keyed: object }; form?: undefined } ? Sent | null : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What a handler answers: the contract's response, written or not, or the reply itself where the answer is a file. */
type Output<N extends CallName> = Calls[N] extends { response: unknown }
  ? Answer<N> | WrittenAnswer
  : FastifyReply;

/** Calls of one member that search or are read often, at the same time; further ones wait their turn, and no other member waits for them (§19.8). */
const searches = new OwnGates({ atOnce: 4, waiting: 200, longestWait: 10_000, refuse: tooMuchForOne });

/** Gives a call of the contract its handler. Everything else about the route stands in the contract. */
export function implement<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handler: (input: Input<N>) => Promise<Output<N>>,
): void {
  const call = app.calls[name] as Call;
  const handle = call.readOften || call.searches ? inTurn(handler) : handler;
  const [method, url] = name.split(' ') as [string, string];
  app.route({
    method,
    url,
    config: {
      access: call.access,
      ...(call.whose ? { whose: call.whose } : {}),
      ownAccount: call.ownAccount ?? false,
      readOften: call.readOften ?? false,
      errorsCarryMsg: call.errorsCarryMsg ?? false,
      ...(call.repeat ? { repeat: call.repeat } : {}),
    },
    schema: {
      summary: call.summary,
      description: `Source: ${call.source}.${wordsOfRepeat(call)}`,
      tags: [url.startsWith('/api/') ? 'api' : 'core'],
      security: call.access === 'public' ? [] : [{ bearer: [] }],
      ...(call.form ? { consumes: ['multipart/form-data'] } : {}),
      ...(call.params ? { params: call.params } : {}),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.body ? { body: call.body } : {}),
      response: { ...(call.response ? { 200: call.response } : {}), '4xx': errorBody, '5xx': errorBody },
    },
    ...(call.body || call.form ? {} : { onRequest: passOverEmptyBody }),
    handler: async (request, reply) => {
      // Fastify has validated these by the contract's schemas before the handler runs.
      const answer = await request.inTime(
        handle({
          params: request.params,
          query: request.query,
          body: request.body,
          viewer: request.viewer,
          sent: takesKey(call) && !call.form ? readSent(request, request.body) : undefined,
          request,
          reply,
        } as Input<N>),
      );
      if (!(answer instanceof WrittenAnswer)) return answer;
      return reply.type('application/json; charset=utf-8').send(answer.bytes);
    },
  });
}

function inTurn<In extends { viewer: Viewer | null; request: FastifyRequest }, Out>(
  handler: (input: In) => Promise<Out>,
) {
  return (input: In) => {
    if (!input.viewer) return handler(input);
    const { personId } = input.viewer;
    const waits = searches.isFull(personId);
    return searches.pass(personId, async () => {
      // The session may have ended meanwhile.
      if (waits) await input.request.admit();
      return handler(input);
    });
  };
}

/** Clients name a type for a body that they do not send; a call that reads none has nothing against it. */
function passOverEmptyBody(
  { raw: { headers } }: FastifyRequest,
  _reply: FastifyReply,
  done: () => void,
): void {
  const isEmpty = headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
  if (isEmpty) delete headers['content-type'];
  done();
}

function wordsOfRepeat(call: Call): string {
  if (takesKey(call)) {
    return ' Takes an Idempotency-Key header: the same again is done once, other content under the key answers 422.';
  }
  return typeof call.repeat === 'object' && 'unkeyed' in call.repeat
    ? ` Sent again: ${call.repeat.unkeyed}.`
    : '';
}
