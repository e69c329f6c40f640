import type { Score } from './accuracy.ts';
import type { Quantiles, SearchResults, Serving } from './http-load.ts';
import type { PeerResult } from './peers/run-peer.ts';

/** What was measured at one size. */
export type AtSize = {
  name: string;
  size: number;
  served: { serving: Serving; results: SearchResults; suggestions: Quantiles };
  peers: PeerResult[];
};

/** One route's load at so many clients. */
export function loadOf(results: SearchResults, route: string, clients: number) {
  return results.loads.find((load) => load.route === route && load.clients === clients);
}

/** How a figure grows from one size to the next: 1 is in proportion, 0 not at all. */
export function exponent(from: { size: number; value: number }, to: { size: number; value: number }): number {
  return Math.log(to.value / from.value) / Math.log(to.size / from.size);
}

/** The HTTP median of one client at a size. */
export function httpMedian({ size, served }: AtSize): { size: number; value: number } {
  return { size, value: loadOf(served.results, '/search-dossier', 1)?.p50 ?? Number.NaN };
}

/** Several scores as one. */
export function sum(scores: Score[]): Score {
  return {
    right: scores.reduce((total, { right }) => total + right, 0),
    of: scores.reduce((total, { of }) => total + of, 0),
  };
}

export function percent({ right, of }: Score): string {
  return of === 0 ? '–' : `${((100 * right) / of).toFixed(1)} %`;
}
