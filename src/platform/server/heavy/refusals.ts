import { AppError } from '../http/errors.ts';

/** There is too much to do already, for all together. */
export function tooMuch(): AppError {
  return new AppError('unavailable', 'Too many are being made at the moment. Try again in a few seconds.', {
    retryAfter: 5,
  });
}

/** One person asks for more than their share. */
export function tooMuchForOne(): AppError {
  return new AppError('rate-limited', 'You asked for many of these at once. Wait until some are there.', {
    retryAfter: 2,
  });
}
