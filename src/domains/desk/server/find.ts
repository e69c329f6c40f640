import type { FastifyInstance } from 'fastify';
import { blogPosts } from '#domains/blog/server/tables.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import { findRows } from '#platform/server/table-query/find-rows.ts';
import { containsWords, wordsOf } from '#platform/server/table-query/words.ts';
import { rowAddresses } from '../contract/back-office-addresses.ts';
import type { TableName } from '../contract/back-office-tables.ts';
import type { Hit } from '../contract/find.ts';
import {
  type AskedFinders,
  findMolecules,
  findOpenDeals,
  findOwnRequests,
  findPublishedDossiers,
  findPublishedPlants,
  shown,
} from './find-for-members.ts';
import { sources } from './tables/sources.ts';

type Found = { table: TableName; kind: Hit['kind']; title: string; details: string[] };

/** What of the desk's tables the palette looks through (§11.8), and what each record is known by. */
const looked: readonly Found[] = [
  { table: 'requests', kind: 'request', title: 'reference', details: ['listing', 'buyer'] },
  { table: 'dossiers', kind: 'dossier', title: 'title', details: ['code', 'owner'] },
  { table: 'suppliers', kind: 'supplier', title: 'code', details: ['city', 'country', 'owner'] },
  { table: 'companies', kind: 'company', title: 'name', details: ['headquarters'] },
  { table: 'people', kind: 'person', title: 'name', details: ['email', 'organisation'] },
];

/** What one may open, by some of its words: what each role is asked for is what its pages show. */
export function findRoutes(
  app: FastifyInstance,
  { db, finders }: Pick<Parts, 'db'> & { finders: AskedFinders },
): void {
  implement(app, 'GET /api/find', async ({ viewer, query }) => {
    const words = query.q.trim();
    if (words === '') return { data: [] };
    switch (viewer.role) {
      case 'admin': {
        const data: Hit[] = [];
        for (const kind of looked) data.push(...(await findOf(db, kind, words)));
        data.push(...(await findPosts(db, words)), ...(await findMolecules(finders, words)));
        return { data };
      }
      case 'seller': {
        const found = await Promise.all([
          findOwnRequests(db, viewer, words),
          findPublishedDossiers(db, finders, words),
          findPublishedPlants(db, finders, words),
          findMolecules(finders, words),
        ]);
        return { data: found.flat() };
      }
      case 'investor': {
        const found = await Promise.all([findOwnRequests(db, viewer, words), findOpenDeals(db, words)]);
        return { data: found.flat() };
      }
    }
  });
}

async function findOf(db: Queryable, { table, kind, title, details }: Found, words: string): Promise<Hit[]> {
  const rows = await findRows(db, sources[table], words, shown);
  return rows.map((row) => ({
    kind,
    title: String(row.cells[title] ?? ''),
    detail: details
      .map((name) => row.cells[name])
      .filter(Boolean)
      .join(', '),
    to: rowAddresses[table](row) ?? '/admin',
  }));
}

async function findPosts(db: Queryable, words: string): Promise<Hit[]> {
  const posts = await db
    .select({ id: blogPosts.id, title: blogPosts.title, publishedAt: blogPosts.publishedAt })
    .from(blogPosts)
    .where(containsWords(wordsOf(blogPosts), words))
    .limit(shown);
  return posts.map(({ id, title, publishedAt }) => ({
    kind: 'post',
    title,
    detail: publishedAt === null ? 'Draft' : 'Blog',
    to: `/admin/blog/${id}`,
  }));
}
