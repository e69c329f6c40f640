import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { TextButton } from '#ui/action/buttons.tsx';
import { placeBelow } from '#ui/action/place-below.ts';
import { StepButton } from '#ui/action/step-button.tsx';
import classes from './column-menu.module.css';
import { moved } from './result-column.ts';
import tools from './table-tools.module.css';
import type { ChosenColumns } from './use-columns.ts';

/** Which columns the table has, and in which order: by ticks and arrows, or with Alt and the arrow keys. */
export function ColumnMenu<C>({ columns: { shown, all, choose, reset } }: { columns: ChosenColumns<C> }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const names = shown.map(({ name }) => name);

  function place(open: boolean): void {
    if (!open || !button.current || !popup.current) return;
    placeBelow(button.current, popup.current);
    popup.current.querySelector('input')?.focus();
  }

  function move(name: string, label: string, by: 1 | -1): void {
    const next = moved(names, name, by);
    choose(next);
    setSaid(`${label}: column ${next.indexOf(name) + 1} of ${next.length}`);
  }

  function moveByKey(event: KeyboardEvent, name: string, label: string): void {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(name, label, event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <>
      <button ref={button} type="button" className={`control ${tools.tool}`} popoverTarget={id}>
        Columns
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: choices that count at once, not fields of a form */}
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="group"
        aria-label="Columns"
        className={`popup ${classes.popup}`}
        onToggle={(event) => place(event.newState === 'open')}
      >
        <ul className="list">
          {all.map(({ name, label }) => {
            const at = names.indexOf(name);
            return (
              <li key={name} className={`line ${classes.column}`}>
                <label className={`line ${classes.label}`}>
                  <input
                    type="checkbox"
                    checked={at >= 0}
                    // The last one stays: a table of no columns says nothing.
                    disabled={at >= 0 && names.length === 1}
                    onChange={() =>
                      choose(at >= 0 ? names.filter((each) => each !== name) : [...names, name])
                    }
                    onKeyDown={(event) => moveByKey(event, name, label)}
                  />
                  {label}
                </label>
                {at >= 0 && (
                  <>
                    <StepButton
                      small
                      label={`${label} up`}
                      d="m6 12 4-4 4 4"
                      off={at === 0}
                      onStep={() => move(name, label, -1)}
                    />
                    <StepButton
                      small
                      label={`${label} down`}
                      d="m6 8 4 4 4-4"
                      off={at === names.length - 1}
                      onStep={() => move(name, label, 1)}
                    />
                  </>
                )}
              </li>
            );
          })}
        </ul>
        <div className={`ends ${classes.foot}`}>
          <span className="note">Alt ↑ ↓ moves a column</span>
          <TextButton onClick={reset}>As usual</TextButton>
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </div>
    </>
  );
}
