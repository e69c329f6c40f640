import { Button } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import classes from './table-tools.module.css';

export type RowAction = { key: string; label: string };

const keys: readonly (readonly [string, string])[] = [
  ['↑ ↓', 'Walk the rows; the details follow'],
  ['Space', 'Show or close the details'],
  ['→ ←', 'Into the details, and back to the row'],
  ['Enter', 'Open the page'],
  ['x', 'Tick the row'],
  ['Home End', 'The first and the last row'],
  ['Esc', 'Close the details'],
];

/** What the keys do while the table or the details beside it have the focus. */
export function KeysHelp({ actions, onClose }: { actions: readonly RowAction[]; onClose: () => void }) {
  return (
    <Dialog
      title="Keys of the table"
      onClose={onClose}
      closesOnBackdrop
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <dl className={classes.keys}>
        {[...keys, ...actions.map(({ key, label }) => [key, label] as const), ['?', 'This list']].map(
          ([key, says]) => (
            <div key={key}>
              <dt>
                <kbd className={classes.key}>{key}</kbd>
              </dt>
              <dd>{says}</dd>
            </div>
          ),
        )}
      </dl>
    </Dialog>
  );
}
