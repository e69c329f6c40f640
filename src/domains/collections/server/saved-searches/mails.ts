import type { Mail } from '#platform/server/mail/outbox.ts';
import type { SavedKind } from '../../contract/saved-searches.ts';

/** What is new in one saved search; a supplier goes by its place and code, never by its company's name. */
export type Alert = {
  search: { kind: SavedKind; name: string; address: string };
  found: { code: string; title: string }[];
  /** There may be more than was found. */
  more: boolean;
};

const pages: Record<SavedKind, string> = {
  dossier: '/dossier-search',
  supplier: '/supplier-search',
  opportunity: '/opportunities',
};

/** As many as a mail names of one search. */
const mostNamed = 10;

/** What is new in a person's saved searches, by name, and the ways on and out. */
export function alertMail(
  to: string,
  alerts: readonly Alert[],
  { publicUrl, stopKey }: { publicUrl: string; stopKey: string },
): Mail {
  const count = alerts.reduce((sum, { found }) => sum + found.length, 0);
  const [only] = alerts.length === 1 ? alerts : [];
  // New in the search: a listing may be old, and found by what changed of it, or by a day that came.
  const heading = `New in your ${only ? `search “${only.search.name}”` : 'searches'}: ${howMany(count, alerts)}`;
  return {
    to,
    subject: heading,
    heading,
    paragraphs: [
      only
        ? `New in your saved search “${only.search.name}” since we last wrote.`
        : 'New in your saved searches since we last wrote.',
      `You set how often we write. To stop all alerts without logging in: ${publicUrl}/stop-alerts/${stopKey}`,
    ],
    facts: alerts.map((alert) => ({ label: alert.search.name, value: listed(alert) })),
    action: only
      ? {
          label: 'Open the search',
          url: `${publicUrl}${pages[only.search.kind]}${addressOf(only.search)}`,
        }
      : { label: 'Open your saved searches', url: `${publicUrl}/saved-searches` },
  };
}

function howMany(count: number, alerts: readonly Alert[]): string {
  const [one, several] = alerts.every(({ search }) => search.kind === 'opportunity')
    ? ['opportunity', 'opportunities']
    : alerts.some(({ search }) => search.kind === 'opportunity')
      ? ['find', 'finds']
      : ['listing', 'listings'];
  if (alerts.some(({ more }) => more)) return `${count} or more ${several}`;
  return count === 1 ? `1 ${one}` : `${count} ${several}`;
}

function listed({ found, more }: Alert): string {
  const named = found.slice(0, mostNamed).map(({ title, code }) => `${title} (${code})`);
  const rest = found.length - named.length;
  return [...named, ...(rest > 0 ? [`and ${rest} ${more ? 'or more ' : ''}others`] : [])].join('\n');
}

/** Opportunities have no order by what came last: their day is ahead. */
function addressOf({ kind, address }: Alert['search']): string {
  return kind === 'opportunity' ? address : newestFirst(address);
}

function newestFirst(address: string): string {
  const params = new URLSearchParams(address);
  params.set('sort', 'newest');
  params.delete('page');
  return `?${params}`;
}
