import { and, count, eq } from 'drizzle-orm';
import type { Shared, SharedByPeople } from '#domains/companies/server/people/handing-over.ts';
import { savedSearches } from './saved-searches/tables.ts';
import { shortlists } from './shortlist/tables.ts';

type Shareables = typeof shortlists | typeof savedSearches;

/** What becomes of the lists and searches that somebody shares with a company which they leave (§26.4). */
export const sharedByPeople: SharedByPeople = {
  async count(db, companyId) {
    const by = new Map<number, Shared>();
    const add = async (table: Shareables, what: keyof Shared) => {
      const rows = await db
        .select({ id: table.personId, shared: count() })
        .from(table)
        .where(eq(table.companyId, companyId))
        .groupBy(table.personId);
      for (const { id, shared } of rows)
        by.set(id, { ...(by.get(id) ?? { lists: 0, searches: 0 }), [what]: shared });
    };
    await add(shortlists, 'lists');
    await add(savedSearches, 'searches');
    return by;
  },

  async handOver(tx, { companyId, from, to }) {
    const theirs = ({ companyId: company, personId }: Shareables) =>
      and(eq(company, companyId), eq(personId, from));
    if (to === null) {
      for (const table of [shortlists, savedSearches])
        await tx.update(table).set({ companyId: null }).where(theirs(table));
      return { lists: 0, searches: 0 };
    }
    const lists = await tx
      .update(shortlists)
      .set({ personId: to })
      .where(theirs(shortlists))
      .returning({ id: shortlists.id });
    // Alerts are each person's own: whoever gets a search has asked for none.
    const searches = await tx
      .update(savedSearches)
      .set({ personId: to, alert: 'none', nextAt: null, matchedIds: null })
      .where(theirs(savedSearches))
      .returning({ id: savedSearches.id });
    return { lists: lists.length, searches: searches.length };
  },
};
