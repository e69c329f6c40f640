import type { Answer, CallName, Sent } from '../../contract/calls.ts';
import { endSession, readSession } from '../session/session.ts';
import { address } from './address.ts';
import { CallError, errorFrom, parseAnswer, tooSlow, unreachable } from './call-error.ts';
import { answered, keyOf } from './idempotency-key.ts';
import { saveBlob } from './save-blob.ts';
import { readMoving, watchForStall } from './stall-watch.ts';

// biome-ignore lint/performance/noBarrelFile: pages make every kind of call from this one address
export { CallError } from './call-error.ts';
export { upload } from './upload.ts';

type CallOptions<N extends CallName> = {
  params?: Sent<N, 'params'>;
  query?: Sent<N, 'query'>;
  body?: Sent<N, 'body'>;
  signal?: AbortSignal;
  /** What nobody waits for: a session that has ended is told by the next call of the page itself. */
  background?: boolean;
};

const timeLimit = 20_000;

/** Makes a call of the contract with the session's token. Throws a CallError; an aborted call throws its AbortError. */
export async function call<N extends CallName>(name: N, options: CallOptions<N> = {}): Promise<Answer<N>> {
  const { method, url } = address(name, options.params, options.query);
  const headers = authorization();
  const init: RequestInit & { headers: Headers } = { method, headers };
  if (options.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(options.body);
  }
  const limit = AbortSignal.timeout(timeLimit);
  if (method === 'GET') {
    return answerOf<N>(await request(url, init, limit, options.signal, options.background));
  }
  // Calls that need no key pass it over.
  const content = JSON.stringify([method, url, options.body ?? null]);
  headers.set('idempotency-key', keyOf(content));
  const response = await request(url, init, limit, options.signal).catch((error: unknown) => {
    if (error instanceof CallError && isRefusal(error)) answered(content);
    throw error;
  });
  const answer = await answerOf<N>(response);
  answered(content);
  return answer;
}

/** Whether it is known that nothing was done: after anything else the same again is the same. */
function isRefusal({ status }: CallError): boolean {
  return status >= 400 && status < 500;
}

async function answerOf<N extends CallName>(response: Response): Promise<Answer<N>> {
  return parseAnswer(await response.text().catch(() => ''));
}

/** Fetches a file with the session's token and hands it to the browser to save. */
export async function download(path: string, filename: string): Promise<void> {
  const watch = watchForStall();
  try {
    const response = await request(path, { headers: authorization() }, watch.signal);
    const file = await readMoving(response, watch).catch(() => {
      throw watch.signal.aborted ? tooSlow() : unreachable();
    });
    saveBlob(file, filename);
  } finally {
    watch.end();
  }
}

function authorization(): Headers {
  const token = readSession()?.token;
  return new Headers(token ? { authorization: `Bearer ${token}` } : {});
}

async function request(
  url: string,
  init: RequestInit & { headers: Headers },
  limit: AbortSignal,
  signal?: AbortSignal,
  background = false,
): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw limit.aborted ? tooSlow() : unreachable();
  }
  if (response.ok) return response;
  const failure = errorFrom(response.status, await response.text(), response.headers.get('retry-after'));
  // The shell hears of it, and leads to where it is switched on.
  if (failure.code === 'second-factor-missing') window.dispatchEvent(new Event(failure.code));
  if (failure.status === 401 && init.headers.has('authorization') && !background) endSession();
  throw failure;
}
