import type { ErrorBody, ErrorCode } from '../../contract/errors.ts';

/** Any call that did not succeed, in words that can be shown. */
export class CallError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly code: ErrorCode;
  readonly requestId: string;
  readonly issues: NonNullable<ErrorBody['issues']>;
  /** With 'asked-before': the request made earlier. */
  readonly reference: string | undefined;
  /** With 'second-factor-required': what the account takes. */
  readonly secondFactor: ErrorBody['secondFactor'];
  /** Seconds until trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: Partial<ErrorBody>, retryAfter?: number) {
    super(body.message ?? messageFor(status));
    this.name = 'CallError';
    this.status = status;
    this.code = body.code ?? codeFor(status);
    this.requestId = body.requestId ?? '';
    this.issues = body.issues ?? [];
    this.reference = body.reference;
    this.secondFactor = body.secondFactor;
    this.retryAfter = retryAfter;
  }
}

export function unreachable(): CallError {
  return new CallError(0, { message: 'Could not reach the server. Check your connection and try again.' });
}

export function tooSlow(): CallError {
  return new CallError(0, { message: 'The server took too long to answer. Please try again.' });
}

/** The error an answer stands for, also when a proxy on the way answered in something other than JSON. */
export function errorFrom(status: number, text: string, retryAfter: string | null): CallError {
  const seconds = Number(retryAfter);
  return new CallError(status, parseBody(text), retryAfter && Number.isFinite(seconds) ? seconds : undefined);
}

/** A success's body. One that was cut short on its way is no answer. */
export function parseAnswer<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw unreachable();
  }
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

function codeFor(status: number): ErrorCode {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 413) return 'too-large';
  if (status === 429) return 'rate-limited';
  if (status === 0 || status === 502 || status === 503 || status === 504) return 'unavailable';
  return status >= 500 ? 'internal' : 'invalid';
}

function messageFor(status: number): string {
  if (status === 413) return 'That is more than the server takes at once.';
  if (status === 429) return 'Too many attempts. Please wait a moment and try again.';
  return 'Something went wrong on our side. Please try again.';
}
