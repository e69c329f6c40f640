import { memo, useId } from 'react';
import classes from './filter-list.module.css';

type FilterOptionProps = {
  value: string;
  /** As it is shown, where that is not itself. */
  word?: string;
  ticked: boolean;
  /** How many results it brings under the other filters; unknown until the first answer. */
  count: number | undefined;
  onTick: (value: string) => void;
  /** Of which one is chosen at a time: what they are called together. */
  oneOf?: string;
};

/** One value of a filter. A plain checkbox: there are over a hundred of them, and each click redraws the list. */
export const FilterOption = memo(function FilterOption(props: FilterOptionProps) {
  const { value, word = value, ticked, count, onTick, oneOf } = props;
  const id = useId();
  return (
    <li className={classes.option}>
      <input
        id={id}
        {...(oneOf === undefined ? { type: 'checkbox' } : { type: 'radio', name: oneOf })}
        className={classes.box}
        checked={ticked}
        disabled={count === 0 && !ticked}
        aria-describedby={`${id}-count`}
        onChange={() => onTick(value)}
      />
      <label htmlFor={id} className={classes.label}>
        {word}
      </label>
      <span id={`${id}-count`} className={classes.count}>
        {count?.toLocaleString('en')}
      </span>
    </li>
  );
});
