import { type ReactNode, useId } from 'react';
import { InfoTip } from '#ui/mark/info-tip.tsx';
import classes from './data-sheet.module.css';
import { saysNothing, written } from './display.ts';
import type { Row } from './dossier-rows.ts';

type DataSheetProps<K extends string> = {
  /** What an index of the page leads to. */
  id?: string;
  title: string;
  rows: readonly Row<K>[];
  values: Readonly<Record<K, string | readonly string[]>>;
  /** What stands beside the title, and beside the words of some rows. */
  aside?: ReactNode;
  beside?: Readonly<Partial<Record<K, ReactNode>>>;
};

/** A part of a data sheet: one labelled field after the other, greyed where there is nothing to say. */
export function DataSheet<K extends string>({ id, title, rows, values, aside, beside }: DataSheetProps<K>) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={`card ${classes.sheet}`}
      aria-labelledby={titleId}
      tabIndex={id ? -1 : undefined}
    >
      <header className={`card-title ${classes.title}`}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </header>
      <dl className={classes.rows}>
        {rows.map(({ key, label, write, hint }) => {
          const value = written(values[key]);
          const text = write ? write(value) : value;
          return (
            <div key={key} className={classes.row} data-muted={saysNothing(text) || undefined}>
              <dt>
                {label}
                {hint && <InfoTip label={`About ${label}`}>{hint}</InfoTip>}
              </dt>
              <dd>
                {text}
                {beside?.[key]}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
