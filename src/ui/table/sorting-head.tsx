import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './sorting-head.module.css';
import { ColumnHead } from './table.tsx';

type SortingHeadProps = {
  label: string;
  numeric?: boolean;
  sorted: 'ascending' | 'descending' | undefined;
  /** The address of the same rows in the order that a press leads to. */
  to: string;
  /** What else a press does. */
  onSort?: () => void;
  /** What stands before it in the same head. */
  before?: ReactNode;
};

/** A column's head by which its rows are sorted. */
export function SortingHead({ label, numeric = false, sorted, to, onSort, before }: SortingHeadProps) {
  return (
    <ColumnHead label={label} numeric={numeric} sorted={sorted}>
      {before}
      <Link to={to} className={`inline ${classes.sort}`} preventScrollReset onClick={onSort}>
        {label}
        <span
          className={classes.arrow}
          data-direction={sorted && (sorted === 'ascending' ? 'up' : 'down')}
          aria-hidden="true"
        />
      </Link>
    </ColumnHead>
  );
}
