import { useCallback, useId, useState } from 'react';
import { choose, tickAmong } from '../state/finder-moves.ts';
import { chosenOf, type ListFilter, wordOf } from '../state/finder-shape.ts';
import type { FilterRead } from '../state/understood.ts';
import type { Finder } from '../state/use-finder.ts';
import classes from './filter-list.module.css';
import { FilterOption } from './filter-option.tsx';
import { longestOpenList, optionsShown } from './options-shown.ts';

type FilterListProps = {
  finder: Finder;
  filter: ListFilter;
  /** In the order of the filter's values. */
  counts: readonly number[] | undefined;
  /** What words of the text were read as: those values stand ticked too. */
  read: readonly FilterRead[];
};

/** The values of one filter, folded and searchable where there are many. */
export function FilterList({ finder: { state, move }, filter, counts, read }: FilterListProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const id = useId();
  const readHere = read
    .flatMap(({ values }) => values)
    .filter((each) => each.filter === filter)
    .map(({ value }) => value);
  const ticked = [...chosenOf(state, filter.name), ...readHere];
  const shown = optionsShown(filter.values, { open, typed, ticked, counts });
  const isLong = filter.values.length > longestOpenList;
  const folded =
    filter.values.length - optionsShown(filter.values, { open: false, typed: '', ticked, counts }).length;
  const onTick = useCallback(
    (value: string) => move((latest) => tickAmong(read, latest, filter, value)),
    [move, filter, read],
  );

  return (
    <>
      {filter.above && (
        <filter.above
          chosen={chosenOf(state, filter.name)}
          onChoose={(values) => move((latest) => choose(latest, filter, values))}
        />
      )}
      {isLong && (
        <input
          type="search"
          className={`control ${classes.search}`}
          aria-label={`Search in ${filter.label}`}
          placeholder={`Search all ${filter.values.length}`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <ul id={id} className="list">
        {shown.map((value) => (
          <FilterOption
            key={value}
            value={value}
            word={wordOf(filter, value)}
            ticked={ticked.includes(value)}
            count={counts?.[filter.values.indexOf(value)]}
            onTick={onTick}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={`muted ${classes.none}`}>Nothing in this list holds “{typed.trim()}”</p>
      )}
      {isLong && typed.trim() === '' && folded > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show fewer' : `Show ${folded} more`}
        </button>
      )}
    </>
  );
}
