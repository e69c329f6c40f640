import type { Queryable } from '#platform/server/database/database.ts';
import type { CompanyAct } from '../../contract/company-roles.ts';

/** What companies do not know themselves: which requests their people look after, and how these go to others. */
export type RequestsOfPeople = {
  /** How many running requests of a company each of its people looks after. */
  count(db: Queryable, companyId: number): Promise<ReadonlyMap<number, number>>;
  /**
   * Gives the running requests of a company that somebody looked after, who belongs to it no more, to a colleague or, where
   * none is named, to its administrators. Called in the transaction of the end; how many there were.
   */
  handOver(
    tx: Queryable,
    of: { companyId: number; from: number; to: number | null; by: number },
  ): Promise<number>;
  /** Has others do what waited for somebody who may it no more, and tells them. Called in the transaction that took it. */
  fallBack(tx: Queryable, lost: Lost): Promise<void>;
};

export type Lost = {
  companyId: number;
  personId: number;
  /** What they may not do for the company any more. */
  acts: readonly CompanyAct[];
  /** What became of them, as a sentence goes on: 'is a reader now'. */
  now: string;
  /** By null where no person did it, but the company's own sign-in. */
  by: number | null;
};

/** What somebody shares with a company's people. */
export type Shared = { lists: number; searches: number };

/** And what they share with its people: lists and searches, each of which is one person's (§26.4). */
export type SharedByPeople = {
  count(db: Queryable, companyId: number): Promise<ReadonlyMap<number, Shared>>;
  /**
   * Gives what somebody shared with a company, who belongs to it no more, to a colleague; where there is none, it is shared no
   * more. Called in the transaction of the end, with both people held; how much went.
   */
  handOver(tx: Queryable, of: { companyId: number; from: number; to: number | null }): Promise<Shared>;
};
