import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { type PageRequest, pageRequestContext } from '#platform/web/call/page-request.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The server's only door to the pages: a request and what the server knows about it in, the finished answer out. */
export function render(request: Request, pageRequest: PageRequest): Promise<Response> {
  return handle(request, new RouterContextProvider(new Map([[pageRequestContext, pageRequest]])));
}
