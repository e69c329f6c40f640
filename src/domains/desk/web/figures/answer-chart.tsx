import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { useNavigate } from 'react-router';
import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { Figures } from '../../contract/back-office-overview.ts';
import { daysOfWeek, weekWords } from './week-words.ts';

/** How long the requests of each week waited for an answer; a bar opens them. */
export function AnswerChart({ weeks }: { weeks: Figures['firstAnswers'] }) {
  const navigate = useNavigate();
  return (
    <BarChart
      h={220}
      data={weeks.map(({ week, hours }) => ({ week, hours: hours ?? 0, label: weekWords(week) }))}
      dataKey="label"
      series={[{ name: 'hours', label: 'Hours', color: 'var(--action)' }]}
      tickLine="none"
      xAxisProps={{ interval: 'equidistantPreserveStart' }}
      yAxisProps={{ width: 32 }}
      valueFormatter={(hours) => hours.toLocaleString('en-GB', { maximumFractionDigits: 1 })}
      barProps={{
        cursor: 'pointer',
        isAnimationActive: false,
        onClick: (bar: { payload?: { week?: string } }) => {
          const week = bar.payload?.week;
          if (week) void navigate(tableAddress('requests', { createdAt: daysOfWeek(week) }));
        },
      }}
      // The table below is the way by keyboard.
      barChartProps={{ accessibilityLayer: false }}
      tooltipAnimationDuration={0}
    />
  );
}
