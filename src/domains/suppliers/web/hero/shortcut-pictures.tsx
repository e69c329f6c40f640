import type { ReactNode } from 'react';
import { Drawing } from '#ui/mark/drawing.tsx';
import type { supplierShortcuts } from '../../contract/supplier-shortcuts.ts';

const soft = { fill: 'var(--action-soft-hover)', stroke: 'var(--action)' };
const front = { fill: 'var(--surface)', stroke: 'var(--ink)' };
const line = { stroke: 'var(--ink)' };
const accent = { stroke: 'var(--action)', strokeWidth: 4 };
const dots = { stroke: 'var(--ink)', strokeWidth: 3 };

type Label = (typeof supplierShortcuts)[number]['label'];

const shield = 'M20 4 33 8.5v10c0 8.5-5.3 14-13 17.5-7.7-3.5-13-9-13-17.5v-10z';

const drawings: Record<Label, ReactNode> = {
  'USFDA GMP manufacturers': (
    <>
      <path {...soft} d={shield} />
      <path {...line} d="m20 12 2.3 4.9 5.3.7-3.9 3.7 1 5.3-4.7-2.6-4.7 2.6 1-5.3-3.9-3.7 5.3-.7z" />
    </>
  ),
  'EU GMP MANUFACTURERS': (
    <>
      <path {...soft} d={shield} />
      <path
        {...dots}
        d="M20 12.5h.01M23.8 13.5h.01M26.5 16.3h.01M27.5 20h.01M26.5 23.8h.01M23.8 26.5h.01M20 27.5h.01M16.3 26.5h.01M13.5 23.8h.01M12.5 20h.01M13.5 16.3h.01M16.3 13.5h.01"
      />
    </>
  ),
  'INJECTABLE CDMO': (
    <>
      <path {...soft} d="M8 13h10v4l2 3v15H6V20l2-3z" />
      <path {...line} d="M7 9h12v4H7zM6 25h14M10 29.5h6" />
      <path {...line} d="M26 14h8v15h-8zM30 29v7M30 14V6M26.5 6h7M28 19h3M28 23h3" />
    </>
  ),
  'SOFT GEL CDMO': (
    <>
      <ellipse {...soft} cx="15" cy="15" rx="12" ry="7.5" transform="rotate(-38 15 15)" />
      <ellipse {...front} cx="25" cy="25" rx="12" ry="7.5" transform="rotate(-38 25 25)" />
      <path {...line} d="M19.5 26.5c.8-2.8 3-5 6-6" />
    </>
  ),
  BIOSIMILARS: (
    <>
      <path {...accent} d="M20 36V21L9 9M20 21 31 9" />
      <path {...line} d="m5 13.5 8.5 9M35 13.5l-8.5 9M15.5 25v11M24.5 25v11" />
    </>
  ),
  ONCOLOGY: (
    <>
      <circle {...soft} cx="20" cy="20" r="14" />
      <circle {...front} cx="20" cy="20" r="7.5" />
      <path {...line} d="M20 2.5v9M20 28.5v9M2.5 20h9M28.5 20h9" />
      <path {...dots} d="M20 20h.01" />
    </>
  ),
};

/** The drawing of a shortcut tile. */
export function ShortcutPicture({ label }: { label: Label }) {
  return (
    <Drawing
      viewBox="0 0 40 40"
      width="36"
      height="36"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[label]}
    </Drawing>
  );
}
