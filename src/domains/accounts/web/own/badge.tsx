import type { ReactNode } from 'react';

const standings = { good: 'done', warning: 'waiting', muted: 'ended' };

/** The state of something, in a word. */
export function Badge({ tone, children }: { tone: keyof typeof standings; children: ReactNode }) {
  return (
    <span className="badge" data-standing={standings[tone]}>
      {children}
    </span>
  );
}
