import list from '#domains/finder/web/results/table/row-list.module.css';
import { TickBox } from '#domains/finder/web/results/table/tick-boxes.tsx';
import { LaunchLine } from '#domains/registers/web/launch-line.tsx';
import { shortDayOf } from '#ui/dates.ts';
import { addedColumn, Moves, secondLine } from '../entry.tsx';
import classes from './entry-list.module.css';
import { EntryActs, EntryMarks } from './entry-parts.tsx';
import { type EntryRowsProps, Name } from './entry-table.tsx';
import { NoteField } from './note-field.tsx';

/** A list on a phone: what it is, what decides, what was written of it, and what to do. */
export function EntryList({ place, label, entries, rows, ticks, removedRow, onRemove }: EntryRowsProps) {
  return (
    <ul className="list" aria-label={label}>
      {entries.map((entry) => {
        const removed = removedRow(entry);
        if (removed) {
          return (
            <li key={entry.id} className={classes.row}>
              {removed}
            </li>
          );
        }
        return (
          <li
            key={entry.id}
            data-row={entry.id}
            className={classes.row}
            data-ticked={ticks.ids.has(entry.id) || undefined}
          >
            <span className={classes.box}>
              <TickBox id={entry.id} title={entry.title} ticks={ticks} />
            </span>
            <div className={classes.content}>
              <div className={classes.lines} onClickCapture={(event) => rows.onClick(event, entry)}>
                <div className="line">
                  <Name entry={entry} isOpen={entry === rows.open} className={list.name} />
                  <EntryMarks entry={entry} />
                  <span className={list.code} title={`Added ${addedColumn.text(entry)}`}>
                    <span className="visually-hidden">Added </span>
                    {shortDayOf(entry.addedAt)}
                  </span>
                </div>
                <p className={list.second}>{secondLine(entry)}</p>
                {entry.launch.length > 0 && (
                  <p className={list.third}>
                    Launch <LaunchLine windows={entry.launch} />
                  </p>
                )}
                {entry.moved.length > 0 && (
                  <div className={classes.moved}>
                    Launch moved: <Moves moved={entry.moved} />
                  </div>
                )}
              </div>
              <div className={classes.foot}>
                <NoteField
                  {...{ place, id: entry.id, title: entry.title, note: entry.note }}
                  by={entry.noteBy ?? null}
                />
                <EntryActs entry={entry} onRemove={() => onRemove(entry)} />
              </div>
              {entry.addedBy && <p className="muted">Added by {entry.addedBy}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
