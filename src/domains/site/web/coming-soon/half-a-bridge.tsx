import { Drawing } from '#ui/mark/drawing.tsx';

const built = { stroke: 'var(--action)', strokeWidth: 16 };
const planned = { stroke: 'var(--line-strong)', strokeDasharray: '4 7', strokeWidth: 2 };
const hanger = { stroke: 'var(--action-line)', strokeWidth: 2 };
const deck = { stroke: 'var(--ink)', strokeWidth: 7, strokeLinecap: 'round' } as const;
const crane = { stroke: 'var(--ink)', strokeWidth: 3, strokeLinejoin: 'round' } as const;
const load = { fill: 'var(--curated-line)', stroke: 'var(--ink)', strokeWidth: 2.5 };
const water = { stroke: 'var(--action-line)', strokeWidth: 3, strokeLinecap: 'round' } as const;

/** A bridge still being built: one half stands, the other is drawn, a crane in between. */
export function HalfABridge() {
  return (
    <Drawing viewBox="0 0 360 190" width="360" height="190">
      <path d="M60 168c0-62 48-106 118-106" {...built} />
      <path d="M300 168c0-62-48-106-118-106" {...planned} />
      <path d="M92 168v-52m32 52V88m32 80V74" {...hanger} />
      <path d="M20 168h160" {...deck} />
      <path d="M188 168h152" {...planned} />
      <path d="M222 168V22m-14 0h96l-16-12h-66zm82 0v34" {...crane} />
      <rect x="276" y="56" width="28" height="18" rx="9" {...load} />
      <path d="M36 182h60m36 0h84m40 0h52" {...water} />
    </Drawing>
  );
}
