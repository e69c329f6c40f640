import type { Answer, CallName, Calls, Sent } from './calls.ts';

type PublicCallName = { [N in CallName]: Calls[N]['access'] extends 'public' ? N : never }[CallName];

/**
 * How a public page's loader on the server makes a call of the contract: in the same process, as a visitor, through
 * the same validation as over the network. Null where there is no such thing; any other failure is thrown.
 */
export type PageCall = <N extends PublicCallName>(
  name: N,
  sent?: { query?: Sent<N, 'query'>; body?: Sent<N, 'body'> },
) => Promise<Answer<N> | null>;
