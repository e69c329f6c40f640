import type { ReactNode } from 'react';

const looks = { good: 'tinted', warning: 'tinted-warm', muted: 'faint' };

/** The state of something, in a word. */
export function Badge({ tone, children }: { tone: keyof typeof looks; children: ReactNode }) {
  return <span className={`badge ${looks[tone]}`}>{children}</span>;
}
