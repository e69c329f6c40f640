import { Link } from 'react-router';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { Queue } from '../../contract/back-office-overview.ts';
import { queues as questions } from '../../contract/queues.ts';
import { ClearDesk } from './clear-desk.tsx';
import classes from './queue-list.module.css';

/** What is late by itself, and stands out as long as there is any. */
const pressing = new Set<Queue['name']>(['overdue', 'mails']);

/** Every queue with its number and its first rows; an empty one says so and takes no room. */
export function QueueList({ queues }: { queues: readonly Queue[] }) {
  const filled = queues.filter(({ count }) => count > 0);
  const empty = queues.filter(({ count }) => count === 0);
  return (
    <section aria-labelledby="queues-title">
      <h2 id="queues-title" className={classes.heading}>
        Queues
      </h2>
      {filled.length > 0 ? (
        <ul className={`list ${classes.queues}`}>
          {filled.map((queue) => (
            <QueueCard key={queue.name} queue={queue} />
          ))}
        </ul>
      ) : (
        <EmptyState title="Nothing waits for the desk" level={3} picture={<ClearDesk />}>
          <p>A new request, a message or an edit of a listing stands here as it comes.</p>
        </EmptyState>
      )}
      {filled.length > 0 && empty.length > 0 && (
        <p className={classes.calm}>Nothing waits in: {empty.map(({ name }) => labelOf(name)).join(', ')}.</p>
      )}
    </section>
  );
}

function QueueCard({ queue }: { queue: Queue }) {
  const { table, query } = questionOf(queue.name);
  return (
    <li className={`card ${classes.queue}`} data-pressing={pressing.has(queue.name) || undefined}>
      <h3 className={classes.title}>
        <Link to={tableAddress(table, query)} prefetch="intent">
          <span className={classes.label}>{labelOf(queue.name)}</span>
          <span className={classes.count}>
            {queue.more && 'over '}
            {queue.count.toLocaleString('en-GB')}
          </span>
        </Link>
      </h3>
      <ul className={`list ${classes.rows}`}>
        {queue.first.map(({ id, title, detail, to }) => (
          <li key={id}>
            <Link to={to} className={classes.row}>
              <span className={classes.name}>{title}</span> <span className={classes.detail}>{detail}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

function questionOf(name: Queue['name']) {
  return questions.find((queue) => queue.name === name) ?? questions[0];
}

function labelOf(name: Queue['name']): string {
  return questionOf(name).label;
}
