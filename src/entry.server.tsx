import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageRequestContext } from '#platform/web/call/page-request.ts';
import { putOffScripts } from '#platform/web/page/late-scripts.ts';
import { ServedContext } from '#platform/web/page/served.ts';
import { accessTo, isOnlyRead } from './page-table.ts';

const renderTimeLimit = 5_000;

/** Renders a page whole before the first byte leaves: an error anywhere in it still becomes a clean error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { served } = loadContext.get(pageRequestContext);
  const html = await renderWhole(
    <ServedContext value={served}>
      <ServerRouter context={routerContext} url={request.url} nonce={served.nonce} />
    </ServedContext>,
    served.nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  // A private page is only a skeleton until its scripts are there.
  const page = routerContext.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  const isPutOff = accessTo(page) === 'public' && import.meta.env.PROD;
  return new Response(isPutOff ? putOffScripts(html, isOnlyRead(page)) : html, { status, headers });
}

/** An unknown address, or a reader who has left, is no fault of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(pageRequestContext).onError(error);
};

function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => stream.abort(new Error('The page took too long to render')),
      renderTimeLimit,
    );
    const stream = renderToPipeableStream(page, {
      nonce: { script: nonce, style: nonce },
      onAllReady() {
        clearTimeout(limit);
        const sink = new PassThrough();
        text(sink).then(resolve, reject);
        stream.pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
