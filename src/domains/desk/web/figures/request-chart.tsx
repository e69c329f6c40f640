import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { CSSProperties } from 'react';
import { useNavigate } from 'react-router';
import { requestStates } from '#domains/requests/contract/request-life.ts';
import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { Figures } from '../../contract/back-office-overview.ts';
import { shapeOf } from '../../contract/back-office-tables.ts';
import classes from './figures-view.module.css';
import { stateColours } from './state-colours.ts';
import { daysOfWeek, weekWords } from './week-words.ts';

/** Requests by the week they were made in, in the colours of their states; a bar opens its rows. */
export function RequestChart({ weeks }: { weeks: Figures['requests'] }) {
  const navigate = useNavigate();
  const words = shapeOf('requests').columns.state?.choices ?? {};
  const present = requestStates.filter((state) => weeks.some(({ states }) => states[state]));
  return (
    <>
      <BarChart
        h={220}
        data={weeks.map(({ week, states }) => ({ ...states, week, label: weekWords(week) }))}
        dataKey="label"
        type="stacked"
        series={present.map((state) => ({
          name: state,
          label: words[state] ?? state,
          color: stateColours[state],
        }))}
        withLegend={false}
        tickLine="none"
        xAxisProps={{ interval: 'equidistantPreserveStart' }}
        yAxisProps={{ allowDecimals: false, width: 32 }}
        barProps={(series) => ({
          cursor: 'pointer',
          isAnimationActive: false,
          onClick: (bar: { payload?: { week?: string } }) => {
            const week = bar.payload?.week;
            if (week)
              void navigate(tableAddress('requests', { createdAt: daysOfWeek(week), state: series.name }));
          },
        })}
        // The table below is the way by keyboard.
        barChartProps={{ accessibilityLayer: false }}
        tooltipAnimationDuration={0}
      />
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
