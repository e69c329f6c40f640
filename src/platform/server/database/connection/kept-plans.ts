import type pg from 'pg';

/** How many statements a connection keeps, and for how many seconds: each plan takes some of PostgreSQL's memory there. */
const mostKept = 200;
export const lifetime = 3_600;
/** How many texts a connection remembers that were asked once: many are, of lists whose length varies, and never again. */
const mostSeen = 500;

type Ask = (...sent: unknown[]) => unknown;
type Config = { text: string; name?: string; values?: unknown };

/**
 * Has each connection of the pool keep what PostgreSQL made of a statement with values that is asked a second time: to read
 * and plan it is most of what a short one costs. What is kept ends with its connection, and with it what a process that ran
 * for long asks no more.
 */
export function keepPlans(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Ask;
    const nameOf = openNames();
    const keeping: Ask = (asked, ...rest) => {
      const config = typeof asked === 'string' ? { text: asked } : asked;
      if (!isConfig(config)) return ask(asked, ...rest);
      const values = Array.isArray(rest[0]) ? rest[0] : config.values;
      if (!Array.isArray(values) || values.length === 0) return ask(asked, ...rest);
      return ask({ ...config, name: config.name ?? nameOf(config.text) }, ...rest);
    };
    client.query = keeping as typeof client.query;
  });
}

/** A text alone with its values: what copies rows, or reads them bit by bit, is the driver's or a library's own object. */
function isConfig(asked: unknown): asked is Config {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    typeof asked.text === 'string' &&
    !('submit' in asked)
  );
}

function openNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === mostKept) return known;
    if (!seen.delete(text)) {
      if (seen.size === mostSeen) seen.clear();
      seen.add(text);
      return;
    }
    const name = `kept_${names.size}`;
    names.set(text, name);
    return name;
  };
}
