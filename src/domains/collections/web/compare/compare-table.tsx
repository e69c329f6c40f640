import { Fragment } from 'react';
import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { CompareHead } from './compare-head.tsx';
import type { ComparedGroup } from './compare-rows.ts';
import classes from './compare-table.module.css';

type CompareTableProps = {
  dossiers: readonly Dossier[];
  groups: readonly ComparedGroup[];
  onRemove: (dossier: Dossier) => void;
};

/** Dossiers side by side, a column each; their names stay in sight. */
export function CompareTable({ dossiers, groups, onRemove }: CompareTableProps) {
  return (
    <table
      className={`panel small ${classes.table}`}
      data-columns={dossiers.length}
      aria-label="Dossiers side by side"
    >
      <thead>
        <tr>
          <td className={classes.corner} />
          {dossiers.map((dossier) => (
            <th key={dossier._id} scope="col">
              <CompareHead dossier={dossier} onRemove={() => onRemove(dossier)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ title, rows }) => (
          <Fragment key={title}>
            <tr className={classes.group}>
              <th scope="rowgroup" colSpan={dossiers.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, cells, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row">{label}</th>
                {cells.map(({ text, muted }, place) => (
                  <td key={dossiers[place]?._id} data-muted={muted || undefined}>
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
