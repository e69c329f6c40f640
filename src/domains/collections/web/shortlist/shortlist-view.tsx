import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import results from '#domains/finder/web/results/table/results-table.module.css';
import { SidePanel } from '#domains/finder/web/results/table/side-panel.tsx';
import { useRows } from '#domains/finder/web/results/table/use-rows.ts';
import { useTicks } from '#domains/finder/web/results/table/use-ticks.ts';
import { usePageKeys } from '#platform/web/keys/page-keys.ts';
import { Question } from '#ui/dialog/question.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { below } from '#ui/theme/break-points.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import type { Shortlist } from '../../contract/shortlists.ts';
import { Removed } from '../removed.tsx';
import type { Entry } from './entry.tsx';
import { keysOfLists } from './keys.ts';
import { ListTools } from './list-tools.tsx';
import type { Place } from './place.ts';
import { EntryList } from './rows/entry-list.tsx';
import { EntryTable } from './rows/entry-table.tsx';
import classes from './shortlist-view.module.css';
import { holding, inOrder, usualOrder } from './sorting.ts';
import { useActs } from './use-acts.ts';
import { useEntries } from './use-entries.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./lists/move-dialog.tsx')).MoveDialog }));
const EntryPanel = lazy(async () => ({ default: (await import('./rows/entry-panel.tsx')).EntryPanel }));

type ShortlistViewProps = {
  place: Place;
  /** What the list is called in sentences. */
  called: string;
  /** Who sees it. */
  whose: string;
  entries: readonly Omit<Entry, '_id'>[];
  /** Where what is ticked may go. */
  lists: readonly Shortlist[];
  /** How many of the entries have been taken off since they were read. */
  onTaken: (count: number) => void;
};

/** What is on a list: rows to scan, what was written of each, the details of one beside them; without room for columns a few lines each. */
export function ShortlistView({ place, called, whose, entries, lists, onTaken }: ShortlistViewProps) {
  // This part is only ever drawn in a browser, so the first answers can be the true ones.
  const isNarrow = useMediaQuery(below(1024));
  const beside = useMediaQuery('(min-width: 1280px)');
  const [query] = useSearchParams();
  const [sought, setSought] = useState('');
  const [asking, setAsking] = useState<Entry | null>(null);
  const [moving, setMoving] = useState<readonly Entry[]>([]);
  const { shown, isRemoved, remove, putBack } = useEntries(place, entries);
  const standing = shown.filter(({ id }) => !isRemoved(id));
  const taken = entries.length - standing.length;
  useEffect(() => {
    onTaken(taken);
    return () => onTaken(0);
  }, [taken, onTaken]);
  const order = query.get('sort') ?? usualOrder;
  const sorted = useMemo(() => inOrder(holding(shown, sought), order), [shown, sought, order]);
  const ticks = useTicks(useMemo(() => sorted.map(({ id }) => id), [sorted]));
  const ticked = sorted.filter(({ id }) => ticks.ids.has(id) && !isRemoved(id));
  const { said, act } = useActs({
    onMove: (entry) => setMoving(ticked.length > 0 ? ticked : [entry]),
    onRemove: takeOff,
  });
  const rows = useRows({
    cards: sorted,
    ticks,
    addressOf: ({ id }) => `/product-details/${encodeURIComponent(id)}`,
    beside,
    onAct: act,
  });
  const { open } = rows;
  usePageKeys(keysOfLists);

  function takeOff(entry: Entry): void {
    const field = rows.root.current?.querySelector<HTMLTextAreaElement>(`[data-row="${entry.id}"] textarea`);
    if (entry.listed) void remove(entry, field?.value ?? entry.note);
    else setAsking(entry);
  }

  function addressOf(wanted: string): string {
    const next = new URLSearchParams(query);
    if (wanted === usualOrder) next.delete('sort');
    else next.set('sort', wanted);
    return `?${next}`;
  }

  function removedRow(entry: Entry) {
    return (
      isRemoved(entry.id) && (
        <Removed className={classes.removed} onUndo={() => void putBack(entry)}>
          {entry.title} is off {called}.
        </Removed>
      )
    );
  }

  const parts = {
    ...{ place, rows, ticks, removedRow, entries: sorted, onRemove: takeOff },
    label: `What is on ${called}`,
  };
  return (
    <>
      <ListTools
        place={place}
        count={standing.length}
        found={sorted.filter(({ id }) => !isRemoved(id)).length}
        whose={whose}
        sought={sought}
        onSeek={setSought}
        ticked={ticked}
        onMove={() => setMoving(ticked)}
        onClear={() => ticks.all(false)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of what has the focus in it */}
      <div
        ref={rows.root}
        className={results.split}
        data-beside={(open && beside) || undefined}
        onKeyDown={rows.onKeyDown}
      >
        {isNarrow ? <EntryList {...parts} /> : <EntryTable {...parts} order={order} addressOf={addressOf} />}
        {open && (
          <SidePanel
            beside={beside}
            title={open.title}
            to={open.listed ? `/product-details/${encodeURIComponent(open.id)}` : null}
            place={{ at: sorted.indexOf(open) + 1, of: sorted.length }}
            heading={rows.heading}
            onStep={rows.walk}
            onClose={rows.close}
          >
            <Suspense fallback={<SkeletonRows rows={14} height={20} />}>
              <EntryPanel key={open.id} entry={open} />
            </Suspense>
          </SidePanel>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {moving.length > 0 && (
        <Suspense fallback={null}>
          <MoveDialog
            place={place}
            lists={lists}
            entries={moving}
            onDone={() => ticks.all(false)}
            onClose={() => setMoving([])}
          />
        </Suspense>
      )}
      {asking && (
        // A retired dossier cannot be put back.
        <Question
          title="Take it off for good?"
          no="Keep"
          yes="Take off"
          danger
          onYes={() => {
            void remove(asking, '');
            setAsking(null);
          }}
          onClose={() => setAsking(null)}
        >
          <p>
            {asking.title} has been retired: once it is off {called}, it and the note cannot be brought back.
          </p>
        </Question>
      )}
    </>
  );
}
