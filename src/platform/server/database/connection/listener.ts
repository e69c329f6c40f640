import pg from 'pg';

/** What hears a channel of PostgreSQL, on a connection of its own. */
export type Listener = {
  /** Makes the connection where there is none. Rejects where that fails: whoever wants to hear asks again. */
  open(): Promise<void>;
  stop(): void;
};

type Hearing = {
  heard(payload: string): void;
  /** The connection broke: what is notified until it is open again is never heard. */
  lost(): void;
};

export function openListener(connection: pg.PoolConfig, channel: string, on: Hearing): Listener {
  let current: pg.Client | undefined;
  let stopped = false;

  function drop(client: pg.Client): void {
    if (current !== client) return;
    current = undefined;
    // Not awaited: a line that has gone dead never says goodbye.
    client.end().catch(() => undefined);
    on.lost();
  }

  return {
    async open() {
      if (stopped || current !== undefined) return;
      const client = new pg.Client({ ...connection, connectionTimeoutMillis: 3_000, keepAlive: true });
      current = client;
      client.on('error', () => drop(client));
      client.on('end', () => drop(client));
      client.on('notification', ({ payload = '' }) => current === client && on.heard(payload));
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
      } catch (error) {
        drop(client);
        throw error;
      }
    },
    stop() {
      stopped = true;
      if (current !== undefined) drop(current);
    },
  };
}
