import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './dialog.module.css';

export type DialogProps = {
  title: string;
  children: ReactNode;
  /** Buttons, the way on last. */
  actions: ReactNode;
  /** By Escape; the actions close it too. */
  onClose: () => void;
};

/** A dialog over the page, open as long as it is rendered. The browser's own: it keeps the focus and gives it back. */
export function Dialog({ title, children, actions, onClose }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      <div id={`${id}-text`} className={classes.text}>
        {children}
      </div>
      <div className={classes.actions}>{actions}</div>
    </dialog>
  );
}
