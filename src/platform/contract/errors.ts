import { z } from 'zod';
import { passkeyRequest } from './web-authn.ts';

/** Every error a call can answer. The server's table in `src/platform/server/http/errors.ts` gives each its HTTP status. */
export const errorCodes = [
  'invalid',
  'unauthenticated',
  'second-factor-required',
  'forbidden',
  'second-factor-missing',
  'not-found',
  'conflict',
  'asked-before',
  'too-large',
  'unsupported-type',
  'key-reused',
  'rate-limited',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer that is not a success. `msg` repeats `message` where the client reads `msg`. */
export const errorBody = z
  .object({
    message: z.string(),
    msg: z.string().optional(),
    code: z.enum(errorCodes),
    requestId: z.string().describe('Quote it when asking for help: the log holds the rest under it.'),
    issues: z
      .array(
        z.object({ path: z.string().describe("Field, as 'productDetails.doseForm'"), message: z.string() }),
      )
      .optional(),
    reference: z.string().optional().describe("With 'asked-before': the request made earlier."),
    secondFactor: z
      .object({ authenticator: z.boolean(), passkey: passkeyRequest.optional() })
      .optional()
      .describe("With 'second-factor-required': what the account takes, beside a recovery code."),
  })
  .describe('What happened, to whom it matters, and what to do next.');
export type ErrorBody = z.infer<typeof errorBody>;
