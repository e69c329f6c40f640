import type { ReactNode } from 'react';
import classes from './figures-view.module.css';

/** The numbers behind a chart, folded away. */
export function FigureTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={classes.fold}>
      <summary>Show as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too */}
      <section className={classes.scroller} aria-label={label} tabIndex={0}>
        <table className={classes.table}>{children}</table>
      </section>
    </details>
  );
}
