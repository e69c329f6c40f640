import { useId } from 'react';
import { InfoTip } from '#ui/mark/info-tip.tsx';
import classes from './data-sheet.module.css';
import { saysNothing, written } from './display.ts';
import type { Row } from './dossier-rows.ts';

type DataSheetProps<K extends string> = {
  title: string;
  rows: readonly Row<K>[];
  values: Readonly<Record<K, string | readonly string[]>>;
};

/** A table of a data sheet: one labelled row a field, greyed where there is nothing to say. */
export function DataSheet<K extends string>({ title, rows, values }: DataSheetProps<K>) {
  const id = useId();
  return (
    <section className={`card ${classes.sheet}`} aria-labelledby={id}>
      <h2 id={id} className={`card-title ${classes.title}`}>
        {title}
      </h2>
      <table className={`small ${classes.table}`} aria-labelledby={id}>
        <tbody>
          {rows.map(({ key, label, write, hint }) => {
            const value = written(values[key]);
            const text = write ? write(value) : value;
            return (
              <tr key={key} data-muted={saysNothing(text) || undefined}>
                <th scope="row">
                  <span className={classes.label}>
                    {label}
                    {hint && ' '}
                    {hint && <InfoTip label={`About ${label}`}>{hint}</InfoTip>}
                  </span>
                </th>
                <td>{text}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
