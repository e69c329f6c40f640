import { useNavigate } from 'react-router';
import { mostCompared } from '#domains/catalogue/contract/compare-limits.ts';
import { mostMoved } from '#domains/catalogue/contract/shortlist-limits.ts';
import { compareAddress, keep } from '#domains/catalogue/web/compare-choice/choice.ts';
import { useIsOwn } from '#domains/catalogue/web/own/own.ts';
import { csvOf } from '#domains/finder/web/results/table/export-csv.ts';
import tools from '#domains/finder/web/results/table/table-tools.module.css';
import { Tool } from '#domains/finder/web/results/table/tool.tsx';
import { saveBlob } from '#platform/web/call/save-blob.ts';
import { openShortcuts } from '#platform/web/keys/doors.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { type Entry, fileColumns } from './entry.tsx';
import classes from './list-tools.module.css';

type ListToolsProps = {
  /** On the list, and of them those in which the words stand. */
  count: number;
  found: number;
  whose: string;
  sought: string;
  onSeek: (words: string) => void;
  /** In the order of the rows. */
  ticked: readonly Entry[];
  onMove: () => void;
  onClear: () => void;
};

/** Above the rows: what can be done with those that are ticked, and a field that finds among them. */
export function ListTools({ count, found, whose, sought, onSeek, ticked, onMove, onClear }: ListToolsProps) {
  return (
    <div className={`row ${classes.tools}`}>
      {ticked.length === 0 ? (
        <span className={classes.hint} role="status">
          <strong>{counted(count)}</strong>
          {sought.trim() !== '' && ` · ${found} found`}
          <span className={classes.how}> · {whose} · Tick rows to compare, ask for, move or export them</span>
        </span>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: actions, not fields of a form
        <div role="group" aria-label="With the ticked rows" className={`line ${classes.acts}`}>
          <span className={tools.count}>{ticked.length} ticked</span>
          <WithTicked entries={ticked} onMove={onMove} />
          <TextButton onClick={onClear}>Clear</TextButton>
        </div>
      )}
      <div className={`line ${classes.end}`}>
        <input
          type="search"
          className={`control ${classes.search}`}
          aria-label="Find on this list"
          placeholder="Find on this list"
          maxLength={100}
          value={sought}
          onChange={({ target }) => onSeek(target.value)}
        />
        <button
          type="button"
          className={`control ${tools.tool} ${classes.keys}`}
          aria-label="Keys of the table"
          onClick={openShortcuts}
        >
          Keys <kbd className={tools.key}>?</kbd>
        </button>
      </div>
    </div>
  );
}

function WithTicked({ entries, onMove }: { entries: readonly Entry[]; onMove: () => void }) {
  const navigate = useNavigate();
  const isOwn = useIsOwn();
  const listed = entries.filter((entry) => entry.listed);
  // Nobody asks themselves for a proposal.
  const askable = listed.filter(({ id }) => !isOwn('dossier', id));

  function compare(): void {
    keep(listed.map(({ id, title }) => ({ id, title })));
    void navigate(compareAddress(listed.map(({ id }) => id)));
  }

  return (
    <>
      <Tool
        off={listed.length < 2 ? 'Tick another to compare it with' : offBeyondFour(listed.length)}
        onPress={compare}
      >
        Compare
      </Tool>
      <Tool
        off={askable.length === 0 ? 'None of them can be asked for' : offBeyondFour(askable.length)}
        onPress={() => void navigate(`/compare/proposals?ids=${askable.map(({ id }) => id).join()}`)}
      >
        Request proposals
      </Tool>
      <Tool off={entries.length > mostMoved ? `At most ${mostMoved} at once` : null} onPress={onMove}>
        Move or copy
      </Tool>
      <Tool
        onPress={() =>
          saveBlob(new Blob([csvOf(fileColumns, entries)], { type: 'text/csv' }), 'Shortlist.csv')
        }
      >
        Export CSV
      </Tool>
    </>
  );
}

function offBeyondFour(count: number): string | null {
  return count > mostCompared ? `At most ${mostCompared} at once` : null;
}

function counted(count: number): string {
  return count === 1 ? '1 dossier' : `${count} dossiers`;
}
