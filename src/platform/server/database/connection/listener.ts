import pg from 'pg';

/** What hears a channel of PostgreSQL, on a connection of its own. */
export type Listener = {
  /** Makes the connection where there is none. Rejects where that fails: whoever wants to hear asks again. */
  open(): Promise<void>;
  /**
   * Whether what is notified is heard here. Some poolers take a `listen` and pass nothing on: only a connection on which
   * something has come once is relied upon, and what was told from elsewhere at its opening comes first.
   */
  readonly isHearing: boolean;
  stop(): void;
};

type Hearing = {
  /** Also told of the first of all, of which the payload is `opening`. */
  heard(payload: string): void;
  /** The connection broke: what is notified until it is open again is never heard. */
  lost(): void;
};

/** Hears a channel by a connection as those of the pool, by which it tells itself the first that is to be heard. */
export function openListener(pool: pg.Pool, channel: string, on: Hearing): Listener {
  let current: pg.Client | undefined;
  let hears = false;
  let stopped = false;

  function drop(client: pg.Client): void {
    if (current !== client) return;
    current = undefined;
    hears = false;
    // Not awaited: a line that has gone dead never says goodbye.
    client.end().catch(() => undefined);
    on.lost();
  }

  function take(client: pg.Client, payload: string): void {
    if (current !== client) return;
    hears = true;
    on.heard(payload);
  }

  return {
    async open() {
      if (stopped || current !== undefined) return;
      const client = new pg.Client({ ...pool.options, connectionTimeoutMillis: 3_000, keepAlive: true });
      current = client;
      client.on('error', () => drop(client));
      client.on('end', () => drop(client));
      client.on('notification', ({ payload = '' }) => take(client, payload));
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        await pool.query('select pg_notify($1, $2)', [channel, 'opening']);
      } catch (error) {
        drop(client);
        throw error;
      }
    },
    get isHearing() {
      return hears;
    },
    stop() {
      stopped = true;
      if (current !== undefined) drop(current);
    },
  };
}
