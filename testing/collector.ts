import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
export type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  events?: unknown[];
  status?: { code?: number; message?: string };
};
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

export type Collector = {
  /** As the setting has it. */
  endpoint: string;
  spans: Span[];
  /** All that was sent, word by word, with what belongs to no span. */
  received: string[];
  close(): void;
};

/** A collector of traces that takes OTLP over HTTP as JSON. */
export async function openCollector(): Promise<Collector> {
  const [spans, received]: [Span[], string[]] = [[], []];
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = (await json(request)) as Sent;
    received.push(JSON.stringify([request.url, request.headers, body]));
    if (request.url === '/v1/traces') {
      spans.push(...body.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { endpoint, spans, received, close: () => void server.close() };
}
