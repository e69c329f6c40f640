import { dossierFields } from '#domains/dossiers/contract/dossier-fields.ts';
import { marketsOfInterest } from '#domains/dossiers/contract/dossier-lists.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import { leaveOut } from '../../contract/own-sheets/answers.ts';
import type { OwnColumn } from '../../contract/own-sheets/questions.ts';

const targets = [
  { value: leaveOut, label: 'Left out' },
  { value: 'product', label: 'Molecule, strength and form in one' },
  ...dossierFields.filter(({ deskOnly }) => !deskOnly).map(({ name, label }) => ({ value: name, label })),
  ...marketsOfInterest.map((market) => ({ value: `market:${market}`, label: `Market: ${market}` })),
];

type ColumnsTableProps = {
  columns: readonly OwnColumn[];
  /** What was said by hand, by head. */
  mapping: Readonly<Record<string, string>>;
  onMap: ((head: string, target: string) => void) | null;
};

/** What each column is read as, why, and three of its cells; corrected by hand as long as nothing is written. */
export function ColumnsTable({ columns, mapping, onMap }: ColumnsTableProps) {
  return (
    <Table
      label="Columns"
      head={['Column', 'Cells of it', 'Read as'].map((label) => <ColumnHead key={label} label={label} />)}
    >
      {columns.map(({ column, letters, head, target, why, samples }) => (
        <Row key={column}>
          <RowHead>
            {head} <span className="muted">{letters}</span>
          </RowHead>
          <Cell label="Cells of it" empty={samples.length === 0}>
            {samples.join(' · ')}
          </Cell>
          <Cell label="Read as">
            {onMap === null ? (
              (targets.find(({ value }) => value === target)?.label ?? target)
            ) : (
              <SelectField
                name={`column-${column}`}
                label={`'${head.slice(0, 40)}' is`}
                data={targets}
                value={mapping[head] ?? target}
                onChange={(event) => onMap(head, event.target.value)}
              />
            )}
            <p className="note">
              {mapping[head] === undefined || mapping[head] === target ? why : 'You said so'}
            </p>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
