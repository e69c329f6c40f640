import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CrossButton } from '#ui/action/cross-button.tsx';
import { StepButton } from '#ui/action/step-button.tsx';
import { fromResults } from '../../page/back-link.tsx';
import classes from './side-panel.module.css';

type SidePanelProps = {
  /** A column beside the rows; otherwise a sheet over the page, which keeps the focus until it is closed. */
  beside: boolean;
  title: string;
  /** The page that shows all of it, where there is one. */
  to: string | null;
  place: { at: number; of: number };
  heading: Ref<HTMLHeadingElement>;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  children: ReactNode;
};

/** What a row is about, beside the rows: one walks on without losing one's place among them. */
export function SidePanel({ beside, title, to, place, heading, onStep, onClose, children }: SidePanelProps) {
  const id = useId();
  const content = (
    <>
      <div className={`line ${classes.bar}`}>
        <StepButton label="Previous row" d="m6 12 4-4 4 4" off={place.at === 1} onStep={() => onStep(-1)} />
        <StepButton label="Next row" d="m6 8 4 4 4-4" off={place.at === place.of} onStep={() => onStep(1)} />
        <span className="note">
          {place.at} of {place.of}
        </span>
        {to !== null && (
          <Link to={to} state={fromResults} className={classes.page}>
            Open the page<span className="visually-hidden"> of {title}</span>
          </Link>
        )}
        <CrossButton label="Close the details" size={16} onClick={onClose} />
      </div>
      <div className={classes.body}>
        <h2 id={id} ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {children}
      </div>
    </>
  );
  if (!beside) {
    return (
      <Sheet labelledBy={id} onClose={onClose}>
        {content}
      </Sheet>
    );
  }
  return (
    <aside aria-labelledby={id} className={classes.column}>
      {content}
    </aside>
  );
}

type SheetProps = { labelledBy: string; onClose: () => void; children: ReactNode };

function Sheet({ labelledBy, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page: what is no longer there gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; by keyboard Escape does the same
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}
