import { Link } from 'react-router';
import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { Figures } from '../../contract/back-office-overview.ts';
import { FigureTable } from '../figures/figure-table.tsx';
import { daysOfWeek, weekWords } from '../figures/week-words.ts';

/** The median hours of each week as numbers; each opens the week's requests. */
export function AnswerTable({ weeks }: { weeks: Figures['firstAnswers'] }) {
  return (
    <FigureTable label="Median time to the first answer" columns={['Week of', 'Hours', 'Answered']}>
      {weeks.map(({ week, hours, answered }) => (
        <tr key={week}>
          <th scope="row">{weekWords(week)}</th>
          <td>
            <Link to={tableAddress('requests', { createdAt: daysOfWeek(week) })}>
              {hours === null ? '–' : hours.toLocaleString('en-GB', { maximumFractionDigits: 1 })}
            </Link>
          </td>
          <td>{answered}</td>
        </tr>
      ))}
    </FigureTable>
  );
}
