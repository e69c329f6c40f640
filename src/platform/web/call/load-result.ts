import { CallError } from './call-error.ts';

/** What a page asked for; or null, because there is no such thing, or (failed) because that could not be learnt. */
export type LoadResult<T> = { found: T; failed: false } | { found: null; failed: boolean };

/** Waits for a call that a whole page hangs on. */
export async function toLoadResult<T>(answer: Promise<T>): Promise<LoadResult<T>> {
  try {
    return { found: await answer, failed: false };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { found: null, failed: error.status !== 404 };
  }
}
