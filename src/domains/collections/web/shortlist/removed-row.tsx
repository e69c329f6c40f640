import { useEffect, useRef } from 'react';
import { QuietButton } from '#ui/action/buttons.tsx';
import classes from './shortlist-list.module.css';

/** The place of a dossier that was taken off. Undo takes the focus that its button had. */
export function RemovedRow({ title, onUndo }: { title: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={`bar secondary ${classes.removed}`}>
      <span role="status">{title} is off your shortlist.</span>
      <QuietButton ref={undo} onClick={onUndo}>
        Undo
      </QuietButton>
    </div>
  );
}
