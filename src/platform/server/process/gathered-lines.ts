import { type DestinationStream, pino } from 'pino';

/** Milliseconds that a line waits for others: a system call for each cost a tenth of what answers a search. */
const longestWait = 25;
/** Letters that wait for nothing any more. */
const mostWaiting = 8 * 1024;
const warning = pino.levels.values.warn as number;

/** Standard output, written in pieces of several lines. A line that warns, or worse, goes at once, and all before it. */
export function gatherLines(dest: number | string = 1): DestinationStream {
  const output = pino.destination({ dest });
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  function pass(): void {
    clearTimeout(timer);
    timer = undefined;
    output.write(waiting);
    waiting = '';
  }

  process.on('exit', () => {
    pass();
    output.flushSync();
  });
  const lines = {
    // By which pino tells of what level the line is that it writes.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string): void {
      waiting += line;
      if (lines.lastLevel >= warning || waiting.length >= mostWaiting) pass();
      else timer ??= setTimeout(pass, longestWait);
    },
  };
  return lines;
}
