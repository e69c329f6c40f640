import { useEffect, useRef } from 'react';
import { quietButton } from '#ui/action/button-link.ts';
import classes from './search-list.module.css';

/** The place of a deleted search. Undo takes the focus that its button had. */
export function RemovedSearch({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={`bar secondary ${classes.removed}`}>
      <span role="status">“{name}” is deleted.</span>
      <button ref={undo} type="button" className={quietButton} onClick={onUndo}>
        Undo
      </button>
    </div>
  );
}
