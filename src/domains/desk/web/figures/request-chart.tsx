import type { CSSProperties } from 'react';
import { requestStates } from '#domains/requests/contract/request-life.ts';
import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { Figures } from '../../contract/back-office-overview.ts';
import { shapeOf } from '../../contract/back-office-tables.ts';
import { BarChart } from './bar-chart.tsx';
import classes from './figures-view.module.css';
import { stateColours } from './state-colours.ts';
import { daysOfWeek, weekWords } from './week-words.ts';

/** Requests by the week they were made in, in the colours of their states; a bar opens its rows. */
export function RequestChart({ weeks }: { weeks: Figures['requests'] }) {
  const words = shapeOf('requests').columns.state?.choices ?? {};
  const present = requestStates.filter((state) => weeks.some(({ states }) => states[state]));
  const bars = weeks.map(({ week, states }) => ({
    label: weekWords(week),
    parts: present
      .filter((state) => states[state])
      .map((state) => ({
        name: words[state] ?? state,
        amount: states[state] ?? 0,
        colour: stateColours[state],
        to: tableAddress('requests', { createdAt: daysOfWeek(week), state }),
      })),
  }));
  return (
    <>
      <BarChart bars={bars} counted />
      <ul className={classes.legend}>
        {present.map((state) => (
          <li key={state} style={{ '--swatch': stateColours[state] } as CSSProperties}>
            {words[state] ?? state}
          </li>
        ))}
      </ul>
    </>
  );
}
