import { useId, useRef } from 'react';
import { placeBelow } from '../action/place-below.ts';
import classes from './info-tip.module.css';

type InfoTipProps = {
  label: string;
  /** One text, or several, each on a line of its own. */
  children: string | readonly string[];
};

/** A small ⓘ whose text shows on hover, focus or tap, above everything else, and stays while the pointer is on it. */
export function InfoTip({ label, children }: InfoTipProps) {
  const id = useId();
  const mark = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);

  function show(): void {
    if (mark.current === null || tip.current === null || tip.current.matches(':popover-open')) return;
    tip.current.showPopover();
    placeBelow(mark.current, tip.current);
  }

  function hide(): void {
    tip.current?.hidePopover();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the tip open while the pointer is on it
    <span
      className={classes.frame}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      <button
        ref={mark}
        type="button"
        className={classes.mark}
        aria-label={label}
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <circle cx="8" cy="8" r="6.75" fill="none" stroke="currentColor" strokeWidth="1.25" />
          <path d="M8 7.25v3.5" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
          <circle cx="8" cy="5" r=".9" fill="currentColor" />
        </svg>
      </button>
      <span ref={tip} id={id} role="tooltip" popover="manual" className={`popup ${classes.tip}`}>
        {typeof children === 'string'
          ? children
          : children.map((line) => (
              <span key={line} className={classes.line}>
                {line}
              </span>
            ))}
      </span>
    </span>
  );
}
