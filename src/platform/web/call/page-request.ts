import { createContext } from 'react-router';
import type { PageCall } from '../../contract/page-call.ts';
import type { Served } from '../page/served.ts';

/** What the server knows about the request behind a page. */
export type PageRequest = {
  served: Served;
  /** Makes public calls for the loaders of public pages. */
  call: PageCall;
  /** Told once of every error that a visitor only sees as an error page. */
  onError: (error: unknown) => void;
};

export const pageRequestContext = createContext<PageRequest>();
