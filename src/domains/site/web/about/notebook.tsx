import { Drawing } from '#ui/mark/drawing.tsx';

const seal = { fill: 'var(--curated-line)' };
const hangers = { stroke: 'var(--action-line)', strokeWidth: 1.5 };
const left = { stroke: 'var(--action)', strokeWidth: 14 };
const right = { stroke: 'var(--ink)', strokeWidth: 14 };
const deck = { stroke: 'var(--ink)', strokeWidth: 6, strokeLinecap: 'round' } as const;
const water = { stroke: 'var(--action-line)', strokeWidth: 3, strokeLinecap: 'round' } as const;
const paper = { fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 2.5 };
const writing = { stroke: 'var(--line-strong)', strokeWidth: 3, strokeLinecap: 'round' } as const;

/** Twenty years of spreadsheets and visiting cards, and the bridge that came out of them. */
export function Notebook() {
  return (
    <Drawing viewBox="0 42 360 156" width="360" height="156">
      <g transform="rotate(-7 70 120)">
        <rect x="14" y="84" width="104" height="64" rx="8" {...paper} />
        <path d="M26 104h38M26 118h58M26 130h30" {...writing} />
      </g>
      <g transform="rotate(5 110 136)">
        <rect x="62" y="108" width="104" height="64" rx="8" {...paper} />
        <path d="M74 128h46M74 142h62M74 154h26" {...writing} />
        <circle cx="146" cy="128" r="7" {...seal} />
      </g>
      <path d="M202 172v-62m22 62V78m22 94V60m22 112V53m22 119V60m22 112V78m22 94v-62" {...hangers} />
      <path d="M184 172c0-68 34-118 84-118" {...left} />
      <path d="M352 172c0-68-34-118-84-118" {...right} />
      <path d="M6 176h348" {...deck} />
      <path d="M24 192h60m34 0h96m30 0h70" {...water} />
    </Drawing>
  );
}
