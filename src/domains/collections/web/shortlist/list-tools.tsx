import { mostMoved } from '#domains/catalogue/contract/shortlist-limits.ts';
import { dossierShape } from '#domains/dossiers/web/dossier-shape.ts';
import { AskTicked, BriefTicked, CompareTicked } from '#domains/dossiers/web/table/compare-and-ask.tsx';
import tools from '#domains/finder/web/results/table/table-tools.module.css';
import { Tool } from '#domains/finder/web/results/table/tool.tsx';
import { counted } from '#domains/finder/web/state/finder-shape.ts';
import { useSubmission } from '#forms/use-submission.ts';
import { download } from '#platform/web/call/call.ts';
import { openShortcuts } from '#platform/web/keys/doors.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import type { Entry } from './entry.tsx';
import classes from './list-tools.module.css';
import type { Place } from './place.ts';

type ListToolsProps = {
  place: Place;
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
export function ListTools({
  place,
  count,
  found,
  whose,
  sought,
  onSeek,
  ticked,
  onMove,
  onClear,
}: ListToolsProps) {
  return (
    <div className={`row ${classes.tools}`}>
      {ticked.length === 0 ? (
        <span className={classes.hint} role="status">
          <strong>{counted(dossierShape, count)}</strong>
          {sought.trim() !== '' && ` · ${found} found`}
          <span className={classes.how}> · {whose} · Tick rows to compare, ask for, move or export them</span>
        </span>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: actions, not fields of a form
        <div role="group" aria-label="With the ticked rows" className={`line ${classes.acts}`}>
          <span className={tools.count}>{ticked.length} ticked</span>
          <WithTicked place={place} entries={ticked} onMove={onMove} />
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

type WithTickedProps = { place: Place; entries: readonly Entry[]; onMove: () => void };

function WithTicked({ place, entries, onMove }: WithTickedProps) {
  const { submit, busy } = useSubmission();
  const ids = entries.map(({ id }) => id).join();
  return (
    <>
      <CompareTicked ticked={entries} />
      <AskTicked ticked={entries} />
      <BriefTicked ticked={entries} />
      <Tool off={entries.length > mostMoved ? `At most ${mostMoved} at once` : null} onPress={onMove}>
        Move or copy
      </Tool>
      <Tool
        onPress={() =>
          void submit(() => download(`/api/shortlists/${place}/export?ids=${ids}`, 'shortlist.csv'))
        }
      >
        {busy ? 'Exporting' : 'Export CSV'}
      </Tool>
    </>
  );
}
