import { useMemo, useState } from 'react';
import { usePageKeys } from '#platform/web/keys/page-keys.ts';
import { below } from '#ui/theme/break-points.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import type { Finder } from '../../state/use-finder.ts';
import classes from './results-table.module.css';
import { RowGrid } from './row-grid.tsx';
import { RowList } from './row-list.tsx';
import { SidePanel } from './side-panel.tsx';
import type { TableKind } from './table-kind.ts';
import { TableTools } from './table-tools.tsx';
import { useColumns } from './use-columns.ts';
import { useRows } from './use-rows.ts';
import { useTicks } from './use-ticks.ts';

type ResultsTableProps<C> = {
  kind: TableKind<C>;
  finder: Finder;
  cards: readonly C[];
  /** Does what a key stands for, and says what came of it. */
  onAct: (key: string, card: C) => string | null;
};

/** What was found as rows to scan, with the details of one of them beside; on a phone three lines each. */
export function ResultsTable<C extends { _id: string }>({
  kind,
  finder,
  cards,
  onAct,
}: ResultsTableProps<C>) {
  // This part is only ever drawn in a browser, so the first answers can be the true ones.
  const onPhone = useMediaQuery(below(768));
  const beside = useMediaQuery('(min-width: 1280px)');
  const [said, setSaid] = useState('');
  const columns = useColumns(finder.shape, kind.columns, kind.usual(finder.state));
  const ticks = useTicks(useMemo(() => cards.map(({ _id }) => _id), [cards]));
  const rows = useRows({
    cards,
    ticks,
    addressOf: kind.addressOf,
    beside,
    onAct: (key, card) => setSaid(onAct(key, card) ?? ''),
  });
  const { open } = rows;
  usePageKeys(kind.keys);
  const { Panel, Reading } = kind;

  return (
    <div className={classes.frame}>
      {!onPhone && (
        <TableTools
          kind={kind}
          columns={columns}
          ticked={cards.filter(({ _id }) => ticks.ids.has(_id))}
          onClear={() => ticks.all(false)}
          onUnfold={open && beside ? rows.close : null}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of what has the focus in it */}
      <div
        ref={rows.root}
        className={classes.split}
        data-beside={(open && beside) || undefined}
        onKeyDown={rows.onKeyDown}
      >
        {onPhone ? (
          <RowList kind={kind} cards={cards} rows={rows} />
        ) : (
          <RowGrid
            kind={kind}
            finder={finder}
            cards={cards}
            columns={columns.shown}
            ticks={ticks}
            rows={rows}
          />
        )}
        {onPhone && Reading && <Reading />}
        {open && (
          <SidePanel
            beside={beside}
            title={kind.name.text(open)}
            to={kind.addressOf(open)}
            place={{ at: cards.indexOf(open) + 1, of: cards.length }}
            heading={rows.heading}
            onStep={rows.walk}
            onClose={rows.close}
          >
            <Panel key={open._id} card={open} />
          </SidePanel>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <p className="visually-hidden" role="status">
        {open && beside && `Details of ${kind.name.text(open)} are shown, Right arrow leads to them`}
      </p>
    </div>
  );
}
