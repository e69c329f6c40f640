import type { ReactNode } from 'react';
import { Drawing, emptyBox } from '#ui/mark/drawing.tsx';
import { back, front, ink, lines, shade, sheet } from '#ui/mark/pens.ts';
import classes from './empty-state.module.css';

const lens = { ...ink, fill: 'var(--surface)', strokeWidth: 4 };

export type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** What to do now: a button or a link. */
  action?: ReactNode;
  /** The place's own drawing; a folder under a lens where it has none. */
  picture?: ReactNode;
  /** How deep the title stands in the page's outline. */
  level?: 1 | 2 | 3;
};

/** What stands where nothing was found: a drawn picture, what happened, and the way on. */
export function EmptyState({ title, children, action, picture, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={classes.empty}>
      {picture ?? <EmptyShelf />}
      <Title className={classes.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Title>
      {children && <div className={classes.text}>{children}</div>}
      {action && <div className={`cluster ${classes.action}`}>{action}</div>}
    </div>
  );
}

/** A folder with nothing in it, under a lens. */
function EmptyShelf() {
  return (
    <Drawing {...emptyBox}>
      <ellipse cx="100" cy="120" rx="78" ry="7" {...shade} />
      <path {...back} d="M34 30a8 8 0 0 1 8-8h32l10 11h64a8 8 0 0 1 8 8v66a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" />
      <path {...sheet} d="M50 44h90v58H50z" />
      <path {...lines} d="M60 56h44M60 68h58M60 80h36" />
      <path {...front} d="M26 62a6 6 0 0 1 6-7h126a6 6 0 0 1 6 7l-8 46a8 8 0 0 1-8 7H42a8 8 0 0 1-8-7z" />
      <circle {...lens} cx="132" cy="70" r="25" />
      <path {...ink} strokeWidth="8" d="m151 89 18 18" />
      <path {...lines} d="m124 62 16 16m0-16-16 16" />
    </Drawing>
  );
}
