import { momentOf, timeOf } from '#ui/dates.ts';
import { laterPart, useLaterPart } from '#ui/later-part.ts';
import type { Author } from '../../contract/request-view.ts';
import type { Countered } from '../terms/counter/counter-lines.tsx';
import { FileLinks } from './file-links.tsx';
import type { Entry } from './thread-entries.ts';
import classes from './thread-entry.module.css';

// Few moves carry one.
const counterLines = laterPart(async () => (await import('../terms/counter/counter-lines.tsx')).CounterLines);

function Counter(counter: Countered) {
  const CounterLines = useLaterPart(counterLines);
  return CounterLines && <CounterLines {...counter} />;
}

type ThreadEntryProps = {
  reference: string;
  entry: Entry;
  /** What was asked for otherwise with it. */
  counter: Countered | null;
};

/** One thing in a thread: a message as a box, a happening as a line. */
export function ThreadEntry({ reference, entry, counter }: ThreadEntryProps) {
  const files = <FileLinks reference={reference} files={entry.files} />;
  if (entry.kind === 'message') {
    return (
      <article className={`panel ${classes.message}`} data-own={entry.by.isViewer || undefined}>
        <p className={classes.head}>
          <Who by={entry.by} />
          <Time at={entry.at} />
        </p>
        {entry.text !== '' && <p className={classes.text}>{entry.text}</p>}
        {files}
      </article>
    );
  }
  return (
    <div className={classes.event}>
      <p className={classes.head}>
        <span className={classes.what}>{entry.what}</span>
        <span className={classes.by}>{entry.by ? <Who by={entry.by} /> : entry.who}</span>
        <Time at={entry.at} />
      </p>
      {entry.note !== '' && <p className={classes.note}>{entry.note}</p>}
      {counter && <Counter {...counter} />}
      {files}
    </div>
  );
}

const sideWords = { buyer: 'Buyer', owner: 'Owner', desk: 'Desk' } as const;

/** Who it was, and on which side they stand. */
function Who({ by: { name, organisation, side, isViewer } }: { by: Author }) {
  return (
    <span className={classes.who}>
      <span className={classes.name}>{isViewer ? 'You' : name}</span>
      {organisation !== '' && !isViewer && <span className={classes.organisation}>{organisation}</span>}
      <span className={classes.side}>{sideWords[side]}</span>
    </span>
  );
}

function Time({ at }: { at: string }) {
  return (
    <time className={classes.time} dateTime={at} title={momentOf(at)}>
      {timeOf(at)}
    </time>
  );
}
