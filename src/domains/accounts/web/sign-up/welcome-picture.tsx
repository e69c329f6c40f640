import { Drawing } from '#ui/mark/drawing.tsx';

const string = { stroke: 'var(--line-strong)', strokeWidth: 2 };
const left = { stroke: 'var(--action)', strokeWidth: 16 };
const right = { stroke: 'var(--ink)', strokeWidth: 16 };
const deck = { stroke: 'var(--ink)', strokeWidth: 6, strokeLinecap: 'round' } as const;
const disc = { fill: 'var(--action)' };
const tick = {
  stroke: 'var(--on-action)',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The bridge, finished, with bunting. */
export function Welcome() {
  const flags = [70, 106, 142, 178, 214, 250];
  return (
    <Drawing viewBox="0 0 320 170" width="320" height="170">
      <path d="M40 18q120 46 240 0" {...string} />
      {flags.map((x, place) => (
        <path
          key={x}
          d={`M${x - 8} ${drop(x)}h16l-8 18z`}
          fill={place % 2 === 0 ? 'var(--action-line)' : 'var(--curated-line)'}
        />
      ))}
      <path d="M70 150c0-48 40-80 90-80" {...left} />
      <path d="M250 150c0-48-40-80-90-80" {...right} />
      <path d="M20 150h280" {...deck} />
      <circle cx="160" cy="128" r="18" {...disc} />
      <path d="m152 128 6 6 11-12" {...tick} />
    </Drawing>
  );
}

/** How deep the string hangs at x. */
function drop(x: number): number {
  const across = (x - 160) / 120;
  return 18 + 23 * (1 - across * across);
}
