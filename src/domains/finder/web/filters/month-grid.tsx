import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { monthNames } from '#platform/contract/dates.ts';
import classes from './month-filter.module.css';

const columns = 3;
const firstYear = 1950;
const lastYear = 2099;

/** Twelve months of one year; arrows walk through them, and over the year's ends. */
export function MonthGrid({ month, onPick }: { month: string | undefined; onPick: (month: string) => void }) {
  const [chosenYear, chosenNumber] = month?.split('-').map(Number) ?? [];
  const [year, setYear] = useState(chosenYear ?? new Date().getFullYear());
  const [active, setActive] = useState((chosenNumber ?? 1) - 1);
  const grid = useRef<HTMLDivElement>(null);

  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, []);

  function turn(years: number): void {
    setYear((shown) => Math.min(lastYear, Math.max(firstYear, shown + years)));
  }

  function walk(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const target = active + step;
    if (target < 0 || target > 11) turn(Math.sign(step));
    const next = (target + 12) % 12;
    setActive(next);
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  }

  return (
    <>
      <div className={classes.year}>
        <button type="button" className={classes.turn} aria-label="Year before" onClick={() => turn(-1)}>
          ‹
        </button>
        <output className={classes.yearName}>{year}</output>
        <button type="button" className={classes.turn} aria-label="Year after" onClick={() => turn(1)}>
          ›
        </button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys for the buttons inside */}
      <div ref={grid} className={classes.months} onKeyDown={walk}>
        {monthNames.map((name, index) => {
          const value = `${year}-${String(index + 1).padStart(2, '0')}`;
          return (
            <button
              key={name}
              type="button"
              className={classes.month}
              aria-pressed={value === month}
              tabIndex={index === active ? 0 : -1}
              onClick={() => onPick(value)}
            >
              {name}
              <span className="visually-hidden"> {year}</span>
            </button>
          );
        })}
      </div>
    </>
  );
}
