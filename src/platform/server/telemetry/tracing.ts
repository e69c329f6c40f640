import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import {
  type Context,
  context,
  DiagLogLevel,
  diag,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { finderAsked } from './channels.ts';

export type Tracing = {
  /** Makes a span of every request to this app. Called before its routes are registered. */
  watch(app: FastifyInstance): void;
  /** Sends what is left, and traces no more. */
  stop(): Promise<void>;
};

const sendLimit = 5_000;

/**
 * Sends spans of requests, statements and questions to the finders to a collector by OTLP/HTTP. Loaded only when one is
 * set. A span holds the route as it is declared, the kind of statement and its table: never an address as it was asked
 * for, a statement's text or value, a person, or an error's words.
 */
export function openTracing(endpoint: string, pool: pg.Pool, log: FastifyBaseLogger): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  diag.setLogger(
    {
      error: (reason) => log.warn({ reason: reason.slice(0, 300) }, 'traces do not reach their collector'),
      warn() {},
      info() {},
      debug() {},
      verbose() {},
    },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    timeoutMillis: sendLimit,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'dosebridge', 'service.instance.id': randomUUID() }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000, exportTimeoutMillis: sendLimit }),
    ],
  });
  const tracer = provider.getTracer('dosebridge');
  traceStatements(tracer, pool);
  const forget = traceFinders(tracer);
  return {
    watch: (app) => traceRequests(tracer, app),
    async stop() {
      forget();
      await provider.shutdown();
      context.disable();
      diag.disable();
    },
  };
}

/** A client's own trace headers are not followed: who is public does not choose what is recorded. */
function traceRequests(tracer: Tracer, app: FastifyInstance): void {
  const traced = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url;
    const span = tracer.startSpan(route === undefined ? method : `${method} ${route}`, {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': method, 'http.route': route, 'dosebridge.request_id': request.id },
    });
    const inside = trace.setSpan(context.active(), span);
    traced.set(request, inside);
    context.with(inside, done);
  });
  // The body came in by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(traced.get(request) ?? context.active(), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = trace.getSpan(traced.get(request) ?? context.active());
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** Spans of what a request asks of the finders; `start` runs in the asker's context. */
function traceFinders(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const heard = {
    start(asked: { finder: string; call: string }) {
      if (trace.getActiveSpan() === undefined) return;
      const { finder, call } = asked;
      const attributes = { 'dosebridge.finder': finder, 'dosebridge.call': call };
      spans.set(asked, tracer.startSpan(`${finder} ${call}`, { kind: SpanKind.CLIENT, attributes }));
    },
    end() {},
    asyncStart() {},
    asyncEnd(asked: object) {
      spans.get(asked)?.end();
    },
    error(asked: object) {
      spans.get(asked)?.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
  finderAsked.subscribe(heard);
  return () => void finderAsked.unsubscribe(heard);
}

type Query = (...given: unknown[]) => unknown;

/** Spans of the statements of requests; those that jobs run by themselves are left out. */
function traceStatements(tracer: Tracer, pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as Query;
  // A connection that became free calls back in the context of whoever gave it back.
  pool.connect = ((callback?: Query) =>
    connect(callback && AsyncResource.bind(callback))) as typeof pool.connect;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    client.query = ((...given: unknown[]) => {
      const text = textOf(given[0]);
      if (text === undefined || trace.getActiveSpan() === undefined) return query(...given);
      const span = tracer.startSpan(...described(text));
      const callback = given.at(-1);
      if (typeof callback === 'function') {
        return query(...given.slice(0, -1), (error: unknown, result: unknown) => {
          endWith(span, error);
          callback(error, result);
        });
      }
      const answer = query(...given) as Promise<unknown>;
      answer.then(
        () => endWith(span),
        (error) => endWith(span, error),
      );
      return answer;
    }) as typeof client.query;
  });
}

function endWith(span: Span, error?: unknown): void {
  if (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    const { code } = error as { code?: unknown };
    if (typeof code === 'string') span.setAttribute('db.response.status_code', code);
  }
  span.end();
}

/** The text of a statement; a stream of rows has none. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  const { text, submit } = statement as { text?: unknown; submit?: unknown };
  return submit === undefined && typeof text === 'string' ? text : undefined;
}

function tableIn(text: string): string | undefined {
  return /\b(?:from|into|update)\s+(?:only\s+)?"?(\w+)"?/i.exec(text)?.[1];
}

/** A text without what stands in brackets. */
function outerOf(text: string): string {
  const outer = text.replace(/\([^()]*\)/g, ' ');
  return outer === text ? text : outerOf(outer);
}

/** The kind of a statement and its first table, such as `select people`, and no more of its text. A part in brackets has others. */
function described(text: string) {
  const kind = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = tableIn(outerOf(text)) ?? tableIn(text);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': kind,
    'db.collection.name': table,
  };
  return [table === undefined ? kind : `${kind} ${table}`, { kind: SpanKind.CLIENT, attributes }] as const;
}
