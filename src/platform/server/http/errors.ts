import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
} from 'fastify';
import type { z } from 'zod';
import type { ErrorBody, ErrorCode } from '../../contract/errors.ts';
import { hasClientLeft, isConnectionLost } from '../database/connection/connection-lost.ts';
import { sentenceFor } from './schema-sentences.ts';

/** The one table from error codes to HTTP statuses. */
const statuses: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  'second-factor-required': 401,
  forbidden: 403,
  'second-factor-missing': 403,
  'not-found': 404,
  conflict: 409,
  'asked-before': 409,
  'too-large': 413,
  'unsupported-type': 415,
  'key-reused': 422,
  'rate-limited': 429,
  internal: 500,
  unavailable: 503,
};

type Issue = { path: string; message: string };

/** Whose account, by its number, and why: 'wrong-password'. Never what was typed. */
type Refusal = { person?: number; reason?: string };

/** What ends a request: a code of the contract and a message for the person who sent it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly reference: string | undefined;
  /** With 'second-factor-required': what the account takes. */
  readonly secondFactor: ErrorBody['secondFactor'];
  /** Seconds after which a new try makes sense. */
  readonly retryAfter: number | undefined;
  /** For the log alone: what the one who asked must not learn from the answer. */
  readonly refusal: Refusal;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      issues?: Issue[];
      reference?: string;
      secondFactor?: ErrorBody['secondFactor'];
      retryAfter?: number;
      refusal?: Refusal;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.issues = more.issues;
    this.reference = more.reference;
    this.secondFactor = more.secondFactor;
    this.retryAfter = more.retryAfter;
    this.refusal = more.refusal ?? {};
  }
}

/** A fault found by a schema, told by the first of its messages, the order of the rules (§5.3). */
export function invalid(issues: Issue[], refusal: Refusal = {}): AppError {
  return new AppError('invalid', issues[0]?.message ?? 'The request is not valid', { issues, refusal });
}

/** Parses what did not come through a route's own schema, such as the fields of a multipart form. */
export function parseOrThrow<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, error } = judge(schema, value);
  if (error !== null) throw error;
  return data;
}

/** What Fastify judges by a route's schemas. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value) => {
    const { data, error } = judge(schema, value);
    return error === null ? { value: data } : { error };
  };

/** The one door of every schema to what people send: where the contract has no words of its own, these are ours. */
function judge<S extends z.ZodType>(schema: S, value: unknown) {
  const { data, error } = schema.safeParse(value, { error: sentenceFor });
  if (error === undefined) return { data: data as z.output<S>, error: null };
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return { data: undefined, error: invalid(issues) };
}

/** PostgreSQL's errors that pass by themselves: resources, a time limit, a standby, a conflict with a neighbour. */
const passing = /^53|^25P0[34]$|^25006$|^55P03$|^40/;

/** Text with a NUL in it, which no column takes and which only an address or a payload can have brought. */
const unstorable = /^22021$|^22P05$/;

/** The code of PostgreSQL; Drizzle wraps the driver's error, so that it is read from the innermost one. */
function databaseCode(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause ? String(cause.code) : '';
}

function isDatabaseAway(error: Error): boolean {
  return isConnectionLost(error) || passing.test(databaseCode(error));
}

/** What the machine says that has no room, no handle or no working disk. */
const exhausted = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE']);

function isDiskFault(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && exhausted.has(String(cause.code));
}

function fromHttpStatus(status: number, message: string): AppError {
  if (status === 413) return new AppError('too-large', 'What was sent is too large');
  if (status === 415) return new AppError('unsupported-type', 'This content type is not taken here');
  if (status === 404) return new AppError('not-found', 'There is nothing at this address');
  if (status === 429) return new AppError('rate-limited', message);
  return new AppError('invalid', message);
}

/** Every error becomes one of ours; what we do not know is a fault of ours. */
export function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) {
    return new AppError('unavailable', 'The service is busy or restarting. Try again in a few seconds.', {
      retryAfter: 2,
      cause: error,
    });
  }
  // The framework's own words repeat the address, which may hold a key.
  if ('code' in error && error.code === 'FST_ERR_BAD_URL')
    return fromHttpStatus(400, 'This address cannot be read');
  if (unstorable.test(databaseCode(error))) {
    return new AppError('invalid', 'Contains characters that cannot be stored');
  }
  if (isDiskFault(error)) {
    return new AppError(
      'unavailable',
      'Nothing can be stored at the moment, and nothing was. Try again later.',
      { retryAfter: 30, cause: error },
    );
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500) return fromHttpStatus(status, error.message);
  return new AppError(
    'internal',
    'Something went wrong on our side. Try again, and quote the request id if it stays.',
    { cause: error },
  );
}

/** Answers any error in the contract's one shape, and logs what was our fault. */
export function sendError(raised: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(raised);
  const status = statuses[error.code];
  if (status >= 500) request.log.error({ err: raised }, error.message);
  // Whoever answered on the line itself has said so.
  else if (!hasClientLeft(raised)) {
    // Not the messages: they repeat what was sent, such as the name of a file or a piece of broken JSON.
    const at = error.issues?.map(({ path }) => path);
    request.log.info({ code: error.code, at, ...error.refusal }, 'refused');
  }
  const body: ErrorBody = {
    message: error.message,
    ...(request.routeOptions.config.errorsCarryMsg ? { msg: error.message } : {}),
    code: error.code,
    requestId: request.id,
    ...(error.issues ? { issues: error.issues } : {}),
    ...(error.reference ? { reference: error.reference } : {}),
    ...(error.secondFactor ? { secondFactor: error.secondFactor } : {}),
  };
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  // Written as text: an error must go out whatever schema the route has for its successes.
  reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    errorsCarryMsg?: boolean;
  }
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    sendError(new AppError('not-found', 'There is nothing at this address'), request, reply),
  );
}
