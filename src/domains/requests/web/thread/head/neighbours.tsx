import { useEffect, useLayoutEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type PageKeys, usePageKeys } from '#platform/web/keys/page-keys.ts';
import { isSingleKey } from '#platform/web/keys/single-keys.ts';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import type { Request } from '../../../contract/request-view.ts';
import { requestAddress } from '../../list/request-address.ts';
import { type RequestFilter, toSearch } from '../../list/request-filter.ts';
import { type Neighbours as Found, findNeighbours } from '../../list/request-pages.ts';
import classes from './neighbours.module.css';

const keys: PageKeys = {
  title: 'In a request',
  keys: [
    { key: 'j', label: 'Next request of the list' },
    { key: 'k', label: 'Previous request of the list' },
  ],
};

const icons = { previous: 'M11.5 5 6.5 10l5 5', next: 'm8.5 5 5 5-5 5' } as const;

type NeighboursProps = { request: Request; list: RequestFilter };

/** The requests before and after this one, in the order of the list that one came from: links, and j and k. */
export function Neighbours({ request, list }: NeighboursProps) {
  const { previous, next } = useNeighbours(request, list);
  usePageKeys(keys);
  useKeys(list, { previous, next });
  return (
    <nav aria-label="Requests of the list" className={classes.neighbours}>
      <Way to={previous} list={list} rel="previous" />
      <Way to={next} list={list} rel="next" />
    </nav>
  );
}

const words = { previous: 'Previous', next: 'Next' } as const;

type WayProps = { to: Found['next']; list: RequestFilter; rel: keyof typeof words };

/** Its place is there whether it leads anywhere or not. */
function Way({ to, list, rel }: WayProps) {
  const content = (
    <>
      {rel === 'previous' && <LineIcon d={icons.previous} size={14} />}
      <span className={classes.word}>{words[rel]}</span>
      {rel === 'next' && <LineIcon d={icons.next} size={14} />}
    </>
  );
  if (to === null) return <span className={classes.way}>{content}</span>;
  return (
    <Link
      to={requestAddress(to.reference, list)}
      className={classes.way}
      aria-label={`${words[rel]} request: ${to.reference}, ${to.title}`}
      title={to.title}
    >
      {content}
    </Link>
  );
}

const none: Found = { previous: null, next: null };

/** Asked for anew once the request has moved on, which may have changed its place. */
function useNeighbours(request: Request, list: RequestFilter): Found {
  const { reference, revision } = request;
  const search = toSearch(list);
  const [found, setFound] = useState(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what of both counts stands in the revision and the search
  useEffect(() => {
    const asking = new AbortController();
    findNeighbours(list, request, asking.signal)
      .then(setFound)
      .catch(() => {
        // Without them one goes by the list.
        if (!asking.signal.aborted) setFound(none);
      });
    return () => asking.abort();
  }, [reference, revision, search]);
  return found;
}

function useKeys(list: RequestFilter, { previous, next }: Found): void {
  const navigate = useNavigate();
  // With the links that it goes by: once one is seen, its key is heard.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const to = event.key === 'j' ? next : event.key === 'k' ? previous : null;
      if (to === null || event.repeat || !isSingleKey(event)) return;
      event.preventDefault();
      void navigate(requestAddress(to.reference, list));
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigate, list, previous, next]);
}
