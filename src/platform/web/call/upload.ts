import type { Answer, CallName, Sent } from '../../contract/calls.ts';
import { endSession, readSession } from '../session/session.ts';
import { address } from './address.ts';
import { errorFrom, parseAnswer, tooSlow, unreachable } from './call-error.ts';
import { stallLimit } from './stall-watch.ts';

export type UploadOptions<N extends CallName> = {
  params?: Sent<N, 'params'>;
  /** Made once per form, so that a repeated submit makes no second request. */
  idempotencyKey: string;
  /** Share sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Sends a form with files. Not `fetch`: only XMLHttpRequest tells how much has gone. Throws as `call` does. */
export async function upload<N extends CallName>(
  name: N,
  form: FormData,
  options: UploadOptions<N>,
): Promise<Answer<N>> {
  const { method, url } = address(name, options.params);
  const token = readSession()?.token;
  const request = new XMLHttpRequest();
  request.open(method, url);
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
  request.setRequestHeader('idempotency-key', options.idempotencyKey);
  await sendWatched(request, form, options);
  if (request.status >= 200 && request.status < 300) return parseAnswer(request.responseText);
  if (request.status === 401 && token) endSession();
  throw errorFrom(request.status, request.responseText, request.getResponseHeader('retry-after'));
}

/** Resolves once an answer is there, whatever it says. */
function sendWatched(
  request: XMLHttpRequest,
  form: FormData,
  { onProgress, signal }: Pick<UploadOptions<CallName>, 'onProgress' | 'signal'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let stalled = false;
    let timer: number | undefined;

    function watch(): void {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        stalled = true;
        request.abort();
      }, stallLimit);
    }
    function abort(): void {
      request.abort();
    }

    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      if (total > 0) onProgress?.(loaded / total);
    };
    request.onprogress = watch;
    request.onload = () => resolve();
    request.onerror = () => reject(unreachable());
    request.onabort = () =>
      reject(stalled ? tooSlow() : new DOMException('The upload was stopped.', 'AbortError'));
    request.onloadend = () => {
      window.clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort);
    watch();
    request.send(form);
    if (signal?.aborted) request.abort();
  });
}
