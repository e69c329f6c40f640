import type { Finders, RemoteFinder } from '#app/finders/finder-calls.ts';

async function refuse(): Promise<never> {
  throw new Error('This test product finds nothing: take `searches: false` out of where it is started.');
}

/** What was written is taken over by nobody; whoever asks is told. */
const noFinder: RemoteFinder = {
  search: refuse,
  suggest: refuse,
  status: refuse,
  revisions: refuse,
  follow: refuse,
  refresh: async () => undefined,
};

/** Of a product of which nothing is searched: it builds no indexes, and has four connections fewer. */
export const noFinders: Finders = {
  dossierFinder: noFinder,
  supplierFinder: noFinder,
  refresh: noFinder.refresh,
  follow: refuse,
  stop: async () => undefined,
};
