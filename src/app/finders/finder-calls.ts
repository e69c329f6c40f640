import type { Suggestion } from '#domains/finder/contract/finders.ts';
import type { LiveIndex } from '#domains/finder/engine/live/live-index.ts';

/** What may be asked of a finder where its index lives. */
export type FinderCalls = Pick<LiveIndex, 'search' | 'refresh' | 'follow' | 'status'> & {
  /** What may be meant by a text that is being typed. */
  suggest(typed: string): Promise<Suggestion[]>;
  /** Which write of which listing it holds, to be compared with the table row by row. */
  revisions(): [id: number, revision: number][];
};

export type FinderName = 'dossierFinder' | 'supplierFinder';

/** A finder as whoever answers requests asks it, wherever its index lives. */
export type RemoteFinder = {
  [Call in keyof FinderCalls]: (
    ...given: Parameters<FinderCalls[Call]>
  ) => Promise<Awaited<ReturnType<FinderCalls[Call]>>>;
};

export type Finders = Record<FinderName, RemoteFinder> & {
  /** Takes over what has been committed until now; a writer awaits it before it answers. */
  refresh(): Promise<void>;
  /** Follows what changes in the database until stopped. */
  follow(): Promise<void>;
  stop(): Promise<void>;
};

export async function forBoth(
  { dossierFinder, supplierFinder }: Record<FinderName, RemoteFinder>,
  step: 'refresh' | 'follow',
): Promise<void> {
  await Promise.all([dossierFinder[step](), supplierFinder[step]()]);
}
