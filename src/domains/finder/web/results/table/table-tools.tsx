import { saveBlob } from '#platform/web/call/save-blob.ts';
import { openShortcuts } from '#platform/web/keys/doors.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { csvOf } from './export-csv.ts';
import type { TableKind } from './table-kind.ts';
import classes from './table-tools.module.css';
import type { ChosenColumns } from './use-columns.ts';

type TableToolsProps<C> = {
  kind: TableKind<C>;
  columns: ChosenColumns<C>;
  /** In the order of the rows. */
  ticked: readonly C[];
  onClear: () => void;
  /** Gives the filters back where details that stand beside the rows have taken their place. */
  onUnfold: (() => void) | null;
};

/** Above the rows: what can be done with those that are ticked, and what the table shows. */
export function TableTools<C>({ kind, columns, ticked, onClear, onUnfold }: TableToolsProps<C>) {
  const { name, code, label, Bulk, Reading } = kind;

  function save(): void {
    const text = csvOf([code, name, ...columns.shown], ticked);
    saveBlob(new Blob([text], { type: 'text/csv' }), `${label}.csv`);
  }

  return (
    <div className={`row ${classes.tools}`}>
      {onUnfold && (
        <button
          type="button"
          className={`control ${classes.tool} ${classes.unfold}`}
          title="Closes the details"
          onClick={onUnfold}
        >
          Filters
        </button>
      )}
      {ticked.length === 0 ? (
        <span className="note">Tick rows to compare, shortlist or export them.</span>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: actions, not fields of a form
        <div role="group" aria-label="With the ticked rows" className="row">
          <span className={classes.count}>{ticked.length} ticked</span>
          <Bulk cards={ticked} />
          <button type="button" className={`control ${classes.tool}`} onClick={save}>
            Export CSV
          </button>
          <TextButton onClick={onClear}>Clear</TextButton>
        </div>
      )}
      <div className={`line ${classes.end}`}>
        {Reading && <Reading />}
        <ColumnMenu columns={columns} />
        <button
          type="button"
          className={`control ${classes.tool}`}
          aria-label="Keys of the table"
          onClick={openShortcuts}
        >
          Keys <kbd className={classes.key}>?</kbd>
        </button>
      </div>
    </div>
  );
}
