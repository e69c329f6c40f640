import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { Figures } from '../../contract/back-office-overview.ts';
import { BarChart } from './bar-chart.tsx';
import { daysOfWeek, weekWords } from './week-words.ts';

/** How long the requests of each week waited for an answer; a bar opens them. */
export function AnswerChart({ weeks }: { weeks: Figures['firstAnswers'] }) {
  const bars = weeks.map(({ week, hours }) => ({
    label: weekWords(week),
    parts: [
      {
        name: 'Hours',
        amount: hours ?? 0,
        colour: 'var(--action)',
        to: tableAddress('requests', { createdAt: daysOfWeek(week) }),
      },
    ],
  }));
  return <BarChart bars={bars} />;
}
