import { createContext } from 'react-router';
import type { Served } from './served.ts';

/** What the server knows about the request behind a page. */
export type PageRequest = {
  served: Served;
  /** Told once of every error that a visitor only sees as an error page. */
  onError: (error: unknown) => void;
};

export const pageRequestContext = createContext<PageRequest>();
