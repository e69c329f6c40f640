import { type ReactNode, useState } from 'react';
import { CallError, call } from '#platform/web/call/call.ts';
import { toastError, toastSuccess } from '#ui/mark/toast.ts';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import type { SavedSearch, SharedSearch } from '../../contract/saved-search-calls.ts';
import type { SharingCompany } from '../../contract/sharing.ts';
import { Removed } from '../removed.tsx';
import { SearchCard, type SearchChange } from './search-card.tsx';
import classes from './search-list.module.css';
import { SharedSearches } from './shared-searches.tsx';

type SearchListProps = {
  searches: readonly SavedSearch[];
  shared: readonly SharedSearch[];
  companies: readonly SharingCompany[];
  /** What stands there while one keeps none. */
  none: ReactNode;
};

/** The searches one keeps, and those that colleagues share. A deleted one leaves its place open until the page is left: it can come back. */
export function SearchList({ searches, shared, companies, none }: SearchListProps) {
  const [shown, setShown] = useState(searches);
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState('');
  const frame = useKeptFocus<HTMLDivElement>(true);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setFailure('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(error.message);
      // Above the list hardly anybody sees it who works further down.
      toastError(error.message);
    }
  }

  function replace(id: string, search: SavedSearch): void {
    setShown((before) => before.map((other) => (other.id === id ? search : other)));
  }

  function change(search: SavedSearch, body: SearchChange): Promise<void> {
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
      const { name, alert, company } = search;
      const named = { name, alert, company: company?.id ?? null };
      const { data } = await call('POST /api/saved-searches', { body: asNew(search, named) });
      replace(search.id, data);
      setDeleted((before) => new Set([...before].filter((other) => other !== search.id)));
    });
  }

  function keep(search: SharedSearch): Promise<void> {
    return attempt(async () => {
      const { asNew } = await import('./new-search.ts');
      const body = asNew(search, { name: search.name, alert: 'none' });
      const { data } = await call('POST /api/saved-searches', { body });
      setShown((before) => [data, ...before]);
      toastSuccess('The search is yours too. Its alerts are up to you.');
    });
  }

  return (
    <div ref={frame}>
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
                companies={companies}
                onChange={(body) => void change(search, body)}
                onRemove={() => void remove(search)}
              />
            )}
          </li>
        ))}
      </ul>
      {shown.length === 0 && none}
      {shared.length > 0 && <SharedSearches searches={shared} onKeep={(search) => void keep(search)} />}
    </div>
  );
}
