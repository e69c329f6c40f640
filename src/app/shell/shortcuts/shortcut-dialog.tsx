import type { Role } from '#platform/contract/roles.ts';
import { pageKeys } from '#platform/web/keys/page-keys.ts';
import { setSingleKeys, useSingleKeys } from '#platform/web/keys/single-keys.ts';
import { Button } from '#ui/action/buttons.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import classes from './shortcut-dialog.module.css';
import { shortcutsFor } from './shortcuts.ts';

/** All keys of the frame, and the switch for those that are single characters. */
export function ShortcutDialog({ role, onClose }: { role: Role; onClose: () => void }) {
  const on = useSingleKeys();
  const here = pageKeys();
  return (
    <Dialog
      title="Keyboard shortcuts"
      onClose={onClose}
      closesOnBackdrop
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <dl className={classes.keys}>
        <Line keys={['Ctrl', 'K']} between="+" label="Find anything (on a Mac: ⌘ K)" />
        {shortcutsFor(role).map(({ keys, label }) => (
          <Line key={label} keys={keys} between="then" label={label} isOff={!on} />
        ))}
      </dl>
      {here && (
        <>
          <h3 className={classes.title}>{here.title}</h3>
          <dl className={classes.keys}>
            {here.keys.map(({ key, label }) => (
              <Line key={key} keys={key.split(' ')} between="" label={label} />
            ))}
          </dl>
        </>
      )}
      <label className={`line ${classes.switch}`}>
        <input type="checkbox" checked={on} onChange={(event) => setSingleKeys(event.target.checked)} />
        <span>Shortcuts of single characters are on</span>
      </label>
      <p className="muted">
        None of them does anything while you type in a field or a dialog is open. Ctrl+K stays in any case.
      </p>
    </Dialog>
  );
}

type LineProps = { keys: readonly string[]; between: string; label: string; isOff?: boolean };

function Line({ keys, between, label, isOff }: LineProps) {
  return (
    <div className={classes.line} data-off={isOff || undefined}>
      <dt>{label}</dt>
      <dd>
        {keys.map((key, place) => (
          <span key={key}>
            {place > 0 && <span className={classes.between}> {between} </span>}
            <kbd className={classes.key}>{key}</kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}
