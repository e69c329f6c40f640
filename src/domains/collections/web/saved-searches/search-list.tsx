import { useState } from 'react';
import { CallError, call } from '#platform/web/call/call.ts';
import type { SavedSearch } from '../../contract/saved-search-calls.ts';
import { Removed } from '../removed.tsx';
import { SearchCard } from './search-card.tsx';
import classes from './search-list.module.css';

/** The searches one keeps. A deleted one leaves its place open until the page is left: it can come back. */
export function SearchList({ searches }: { searches: readonly SavedSearch[] }) {
  const [shown, setShown] = useState(searches);
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState('');

  async function attempt(work: () => Promise<void>): Promise<void> {
    setFailure('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
    }
  }

  function replace(id: string, search: SavedSearch): void {
    setShown((before) => before.map((other) => (other.id === id ? search : other)));
  }

  function change(search: SavedSearch, body: { name?: string; alert?: SavedSearch['alert'] }): Promise<void> {
    return attempt(async () => {
      const { data } = await call('POST /api/saved-searches/:id', { params: { id: search.id }, body });
      replace(search.id, data);
    });
  }

  function remove({ id }: SavedSearch): Promise<void> {
    return attempt(async () => {
      await call('DELETE /api/saved-searches/:id', { params: { id } });
      setDeleted((before) => new Set([...before, id]));
    });
  }

  function bringBack(search: SavedSearch): Promise<void> {
    return attempt(async () => {
      const { asNew } = await import('./new-search.ts');
      const { data } = await call('POST /api/saved-searches', { body: asNew(search) });
      replace(search.id, data);
      setDeleted((before) => new Set([...before].filter((other) => other !== search.id)));
    });
  }

  return (
    <>
      <p className={classes.failure} role="alert">
        {failure}
      </p>
      <ul className="list stack-close">
        {shown.map((search) => (
          <li key={search.id}>
            {deleted.has(search.id) ? (
              <Removed className={classes.removed} onUndo={() => void bringBack(search)}>
                “{search.name}” is deleted.
              </Removed>
            ) : (
              <SearchCard
                search={search}
                onChange={(body) => void change(search, body)}
                onRemove={() => void remove(search)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
