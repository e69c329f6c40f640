import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

type NoSchema = Record<string, never>;

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * A transaction on a connection of the pool, which is given back however it ends. Drizzle's own takes a connection and
 * asks for `begin` before its `try` (0.45, node-postgres/session.js): where that fails the connection is never given back.
 * It also puts a `rollback` that fails in the place of the reason for it, and hands such a connection to the next.
 */
export async function transact<T>(
  pool: pg.Pool,
  ...[act, config]: Parameters<NodePgDatabase['transaction']>
): Promise<T> {
  const client = await pool.connect();
  const session = new NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>(
    client,
    dialect,
    undefined,
  );
  let reason: { error: unknown } | undefined;
  let ended = false;
  try {
    const result = await session.transaction(async (tx) => {
      try {
        return await act(tx);
      } catch (error) {
        reason = { error };
        throw error;
      }
    }, config);
    ended = true;
    return result as T;
  } catch (error) {
    // What comes back as it was thrown was rolled back.
    ended = reason?.error === error;
    throw reason === undefined ? error : reason.error;
  } finally {
    client.release(!ended);
  }
}
