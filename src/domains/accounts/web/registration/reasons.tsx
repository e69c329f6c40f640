import { Drawing } from '#ui/mark/drawing.tsx';
import classes from './reasons.module.css';

const ground = { fill: 'var(--action-soft)' };
const left = { stroke: 'var(--action)', strokeWidth: 8 };
const right = { stroke: 'var(--ink)', strokeWidth: 8 };
const deck = { stroke: 'var(--ink)', strokeWidth: 4, strokeLinecap: 'round' } as const;
const sheet = {
  fill: 'var(--surface)',
  stroke: 'var(--ink)',
  strokeWidth: 3,
  strokeLinejoin: 'round',
} as const;
const line = { stroke: 'var(--action)', strokeWidth: 3.5, strokeLinecap: 'round' } as const;

/** Why registration is both: free, and mandatory. */
export function Reasons() {
  return (
    <div className={classes.reasons}>
      <section className={`card ${classes.reason}`} aria-labelledby="free">
        <Drawing viewBox="0 0 72 72" width="72" height="72">
          <circle cx="36" cy="36" r="30" {...ground} />
          <path d="M14 52c0-18 9-32 22-32" {...left} />
          <path d="M58 52c0-18-9-32-22-32" {...right} />
          <path d="M8 54h56" {...deck} />
        </Drawing>
        <h2 id="free">Why it is free of charge</h2>
        <p>
          A marketplace is worth what its buyers bring. Searching, comparing, exchanging CDAs and requesting
          term sheets costs a buyer nothing, in whatever number. The one fee there is falls due when you
          execute a term sheet: nominal, refundable, and paid to the provider.
        </p>
      </section>
      <section className={`card ${classes.reason}`} aria-labelledby="mandatory">
        <Drawing viewBox="0 0 72 72" width="72" height="72">
          <circle cx="36" cy="36" r="30" {...ground} />
          <path d="M20 34h32v22H20z" {...sheet} />
          <path d="M26 34v-8a10 10 0 0 1 20 0v8" {...line} />
          <path d="M36 43v5" {...line} />
        </Drawing>
        <h2 id="mandatory">Why it is mandatory</h2>
        <p>
          Deal terms, inspection histories and capacities are shown between businesses, not to the world.
          Those who list want to know that every reader has a company behind them; those who ask want an
          answer that is meant for them. A confirmed business address is what makes both possible.
        </p>
      </section>
    </div>
  );
}
