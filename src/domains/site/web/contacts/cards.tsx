import type { ReactNode } from 'react';
import { Drawing } from '#ui/mark/drawing.tsx';

const sheet = { fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 2.5 };
const back = { stroke: 'var(--action-line)', strokeWidth: 2.5, strokeLinecap: 'round' } as const;
const line = { stroke: 'var(--action)', strokeWidth: 2.5, strokeLinecap: 'round' } as const;
const rule = { stroke: 'var(--action-line)', strokeWidth: 3, strokeLinecap: 'round' } as const;
const disc = { fill: 'var(--action)' };
const tick = { stroke: 'var(--on-action)', strokeWidth: 2.75, strokeLinecap: 'round' } as const;
const archLeft = { stroke: 'var(--action)', strokeWidth: 9 };
const archRight = { stroke: 'var(--ink)', strokeWidth: 9 };
const hanger = { stroke: 'var(--action-line)', strokeWidth: 1.5 };
const deck = { stroke: 'var(--ink)', strokeWidth: 4, strokeLinecap: 'round' } as const;

type ContactCard = {
  title: string;
  text: string;
  /** What the button says, which opens the dialog. */
  button: string;
  picture: ReactNode;
};

/** Three cards, one dialog (§2.11). */
export const contactCards: readonly ContactCard[] = [
  {
    title: 'Still unsure, we are happy to help!',
    text: 'Which readiness status fits your filing date, what a supplier means by a zone IVb batch, where your signed CDA went: ask, and somebody who has closed deals answers.',
    button: 'Ask a question',
    picture: (
      <Drawing viewBox="7 0 96 72" width="96" height="72" strokeLinejoin="round">
        <path d="M8 8h48a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H30L16 58V46H8z" {...sheet} />
        <path d="M29 22a7 7 0 1 1 9 6.7c-2 .8-2 2.3-2 4.3" {...line} />
        <circle cx="36" cy="38.5" r="1.8" {...disc} />
        <path d="M70 26h10a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8v8l-11-8H52a8 8 0 0 1-8-8" {...back} />
      </Drawing>
    ),
  },
  {
    title: 'Talk to our sales team',
    text: 'You hold dossiers or run a plant and want to be found by licensees, or you source for several markets at once. Tell us your portfolio or your wish list, and we show you what to expect.',
    button: 'Talk to sales',
    picture: (
      <Drawing viewBox="4 0 96 72" width="96" height="72" strokeLinejoin="round">
        <path d="M14 60C14 32 28 14 48 14" {...archLeft} />
        <path d="M82 60C82 32 68 14 48 14" {...archRight} />
        <path d="M26 60V38m11 22V24m11 36V20m11 40V24m11 36V38" {...hanger} />
        <path d="M4 60h88" {...deck} />
      </Drawing>
    ),
  },
  {
    title: 'Key Account support',
    text: 'For members with requests on the table. Quote the reference of your term sheet (DB-2026-000123), and the person who carries it writes back with where it stands.',
    button: 'Get support',
    picture: (
      <Drawing viewBox="13 0 96 72" width="96" height="72" strokeLinejoin="round">
        <path d="M14 6h38l14 14v46H14z" {...sheet} />
        <path d="M52 6v14h14" {...line} />
        <path d="M24 30h28M24 40h20M24 50h14" {...rule} />
        <circle cx="68" cy="50" r="16" {...disc} />
        <path d="m60.5 50.5 5 5 10-11" {...tick} />
      </Drawing>
    ),
  },
];
