import { calls } from '#call-table.ts';
import { type Call, takesKey } from '#platform/contract/call.ts';
import type { Field as Part } from '../encode-form.ts';
import { writtenByJobs } from '../walk/fingerprint.ts';
import type { Field } from './fields.ts';
import { withValue } from './fields.ts';
import type { Planter, Ready } from './plant.ts';

/** Rows that come and go with every call, whatever it does, or that a job writes, whenever it comes to it. */
const passing = [
  ...writtenByJobs,
  ...['dossier_views', 'empty_searches', 'finder_visits', 'attempts', 'sessions', 'outgoing_mails'],
  ...[
    'import_rows',
    'supplier_views',
    'opened_listings',
    'listing_demand',
    'demand_companies',
    'demand_marks',
  ],
];

/** How many rows each table holds. */
export async function countRows({ product }: Planter): Promise<Record<string, number>> {
  const { rows: tables } = await product.db.$client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const counts = tables
    .filter(({ name }) => !passing.includes(name))
    .map(({ name }) => `select '${name}' as name, count(*)::int from "${name}"`);
  const { rows } = await product.db.$client.query(counts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** What a table holds more than before, by its name. */
export function moreThan(
  before: Record<string, number>,
  after: Record<string, number>,
): Record<string, number> {
  const changes = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** Every call of the contract that takes a key. */
export const keyedCalls = Object.entries<Call>(calls)
  .filter(([, call]) => takesKey(call))
  .map(([name]) => name);

/** The same request with one thing in it that differs; undefined where the case leaves that field out. */
export function withAnother(ready: Ready, { part, path }: Field): Ready | undefined {
  const name = path[0] ?? '';
  if (part === 'file') {
    const files = ready.form[name];
    if (!Array.isArray(files)) return undefined;
    return {
      ...ready,
      form: { ...ready.form, [name]: files.map(([content, file]) => [content, `other-${file}`]) },
    };
  }
  const whole = part === 'body' ? ready.body : part === 'form' ? ready.form : undefined;
  const value = path.reduce<unknown>((within, step) => {
    const object = typeof within === 'string' && within.startsWith('{') ? JSON.parse(within) : within;
    return (object as Record<string, unknown> | undefined)?.[step];
  }, whole);
  if (value === undefined || value === null || typeof value === 'object') return undefined;
  const changed = withValue(whole, path, another(value));
  return part === 'body' ? { ...ready, body: changed } : { ...ready, form: changed as Record<string, Part> };
}

/** Of the same kind, so that a schema that takes the one mostly takes the other. */
function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const text = String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text.replace(/\d$/, (digit) => (digit === '1' ? '2' : '1'));
  if (/^\d+(\.\d+)?$/.test(text)) return text.replace(/^\d/, (digit) => (digit === '1' ? '2' : '1'));
  return `${text} too`;
}
