import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './dialog.module.css';

type DialogProps = {
  title: string;
  children: ReactNode;
  /** Buttons, the way on last; absent where the content is a form that brings its own. */
  actions?: ReactNode;
  /** By Escape; the actions close it too. */
  onClose: () => void;
  /** A click beside it closes it too. Leave out where a stray click would lose something. */
  closesOnBackdrop?: boolean;
};

/** A dialog over the page, open as long as it is rendered. The browser's own: it keeps the focus and gives it back. */
export function Dialog({ title, children, actions, onClose, closesOnBackdrop = false }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the page: what is no longer there gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
    if (closesOnBackdrop && isBeside(event)) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; by keyboard Escape does the same
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={actions ? `${id}-text` : undefined}
      onCancel={(event) => {
        // Of a question within it, or of a chooser of files, it is none of its own.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={closeOnBackdrop}
    >
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={`stack-close ${classes.text}`}>
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </dialog>
  );
}

/** The backdrop is the dialog's own: only the place tells a click on it from one on the dialog's padding. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
