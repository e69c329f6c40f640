import type { Answer, CallName } from '#contract/calls.ts';
import { errorFrom, tooSlow, unreachable } from './call-error.ts';
import { endSession, readSession } from './session.ts';

export type UploadOptions = {
  /** Made once per form, so that a repeated submit makes no second request. */
  idempotencyKey: string;
  /** Share sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** A large file on a slow line may take as long as it likes, but not stand still. */
const stallLimit = 30_000;

/** Sends a form with files. Not `fetch`: only XMLHttpRequest tells how much has gone. Throws as `call` does. */
export function upload<N extends CallName>(name: N, form: FormData, options: UploadOptions): Promise<Answer<N>> {
  return new Promise((resolve, reject) => {
    const [method = 'POST', path = '/'] = name.split(' ');
    const token = readSession()?.token;
    const request = new XMLHttpRequest();
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
      if (total > 0) options.onProgress?.(loaded / total);
    };
    request.onprogress = watch;
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        resolve(request.response as Answer<N>);
        return;
      }
      const failure = errorFrom(request.status, request.responseText, request.getResponseHeader('retry-after'));
      if (failure.status === 401 && token) endSession();
      reject(failure);
    };
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(stalled ? tooSlow() : new DOMException('The upload was stopped.', 'AbortError'));
    request.onloadend = () => {
      window.clearTimeout(timer);
      options.signal?.removeEventListener('abort', abort);
    };

    request.open(method, path);
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('idempotency-key', options.idempotencyKey);
    options.signal?.addEventListener('abort', abort);
    watch();
    request.send(form);
    if (options.signal?.aborted) request.abort();
  });
}
