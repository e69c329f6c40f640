import { useEffect, useId, useRef, useState } from 'react';
import { Cross } from '#ui/action/cross.tsx';
import type { TableColumn } from '../../contract/tables/columns.ts';
import { FilterForm } from './filter-form.tsx';
import classes from './filter-pill.module.css';
import { filterWords } from './filter-words.ts';

type FilterPillProps = {
  name: string;
  column: TableColumn;
  value: string;
  onChange: (value: string | null) => void;
};

/** One column's filter: what is filtered stands on it, pressing it opens the choice, and its cross takes it back. */
export function FilterPill({ name, column, value, onChange }: FilterPillProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>('input')?.focus();
    function closeOutside(event: Event): void {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    }
    function closeByEscape(event: KeyboardEvent): void {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setOpen(false);
      trigger.current?.focus();
    }
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  function close(): void {
    setOpen(false);
    trigger.current?.focus();
  }

  const active = value !== '';
  return (
    <div className={classes.root} ref={root}>
      <span className={classes.pill} data-active={active || undefined}>
        <button
          ref={trigger}
          type="button"
          className={classes.open}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {active ? (
            <>
              {column.label}: <strong>{filterWords(column, value)}</strong>
            </>
          ) : (
            column.label
          )}
        </button>
        {active && (
          <button
            type="button"
            className={`bare ${classes.clear}`}
            aria-label={`Clear ${column.label}`}
            onClick={() => onChange(null)}
          >
            <Cross />
          </button>
        )}
      </span>
      {open && (
        <div
          id={id}
          role="dialog"
          aria-label={`Filter by ${column.label}`}
          className={`popup ${classes.popup}`}
        >
          <FilterForm name={name} column={column} value={value} onChange={onChange} onDone={close} />
        </div>
      )}
    </div>
  );
}
