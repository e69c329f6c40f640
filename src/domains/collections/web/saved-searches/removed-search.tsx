import { useEffect, useRef } from 'react';
import { QuietButton } from '#ui/action/buttons.tsx';
import classes from './search-list.module.css';

/** The place of a deleted search. Undo takes the focus that its button had. */
export function RemovedSearch({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={`bar secondary ${classes.removed}`}>
      <span role="status">“{name}” is deleted.</span>
      <QuietButton ref={undo} onClick={onUndo}>
        Undo
      </QuietButton>
    </div>
  );
}
