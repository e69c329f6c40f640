import { Link } from 'react-router';
import { requestStates } from '#domains/requests/contract/request-life.ts';
import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { Figures } from '../../contract/back-office-overview.ts';
import { shapeOf } from '../../contract/back-office-tables.ts';
import { FigureTable } from './figure-table.tsx';
import classes from './figures-view.module.css';
import { daysOfWeek, weekWords } from './week-words.ts';

/** Requests by week and state as numbers; each opens its rows. */
export function WeekTable({ weeks }: { weeks: Figures['requests'] }) {
  const words = shapeOf('requests').columns.state?.choices ?? {};
  const present = requestStates.filter((state) => weeks.some(({ states }) => states[state]));
  return (
    <FigureTable
      label="Requests by week and state"
      columns={['Week of', ...present.map((state) => words[state] ?? state)]}
    >
      {weeks.map(({ week, states }) => (
        <tr key={week}>
          <th scope="row">{weekWords(week)}</th>
          {present.map((state) => (
            <td key={state}>
              {states[state] ? (
                <Link to={tableAddress('requests', { createdAt: daysOfWeek(week), state })}>
                  {states[state]}
                </Link>
              ) : (
                <span className={classes.none}>0</span>
              )}
            </td>
          ))}
        </tr>
      ))}
    </FigureTable>
  );
}
