import { createContext } from 'react';

/** What the server says about this very response. */
export type Served = {
  /** Admits the response's own scripts and styles to the Content Security Policy. */
  nonce: string;
  /** Stands in the log line of this request: an error page shows it. */
  requestId: string;
  /** The origin in addresses that leave the page: canonical ones, previews, shared links. */
  publicUrl: string;
  /** The professional network page in the header, where one is set. */
  professionalNetworkUrl?: string;
  /** Signing in with Google is set up. */
  googleSignIn?: boolean;
  /** Everybody has to switch two-step sign-in on, not admins alone. */
  secondFactorNeeded?: boolean;
  /** Anybody may sign in as a demo person, from wherever the product is reached. */
  demo?: boolean;
};

export const ServedContext = createContext<Served>({ nonce: '', requestId: '', publicUrl: '' });

const metaName = 'served';

/** How it travels: readable again before hydration, so that the browser renders what the server did. */
export function servedMeta({ nonce: _, ...told }: Served): { name: string; content: string } {
  return { name: metaName, content: JSON.stringify(told) };
}

export function readServed(): Served {
  const served = document.querySelector<HTMLMetaElement>(`meta[name="${metaName}"]`);
  const nonced = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return { requestId: '', publicUrl: '', ...JSON.parse(served?.content ?? '{}'), nonce: nonced?.nonce ?? '' };
}
