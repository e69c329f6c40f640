import { AppError } from '#platform/server/http/errors.ts';

/** One that the viewer may not read is answered as one that there is not. */
export function missingBrief(): AppError {
  return new AppError('not-found', 'There is no such brief, or nobody shares it with you any more.');
}
