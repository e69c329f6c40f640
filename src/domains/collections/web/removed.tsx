import type { ReactNode } from 'react';
import { QuietButton } from '#ui/action/buttons.tsx';
import { useFocusAtFirst } from '#ui/use-focus-at-first.ts';

type RemovedProps = { className: string | undefined; children: ReactNode; onUndo: () => void };

/** The place of what was taken away. Undo takes the focus that its button had. */
export function Removed({ className, children, onUndo }: RemovedProps) {
  const undo = useFocusAtFirst<HTMLButtonElement>();
  return (
    <div className={`panel bar secondary ${className}`}>
      <span role="status">{children}</span>
      <QuietButton ref={undo} onClick={onUndo}>
        Undo
      </QuietButton>
    </div>
  );
}
