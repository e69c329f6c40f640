import { momentOf } from '#ui/dates.ts';
import type { FileState } from '../contract/back-office-overview.ts';
import classes from './file-state-line.module.css';

/** One line: whether files are scanned for viruses, and what the desk should know of them. */
export function FileStateLine({ state }: { state: FileState }) {
  return (
    <p className={classes.line}>
      {[scanWords(state), infectedWords(state), missingWords(state), changedWords(state)]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

function scanWords({ scans, waiting, waitingSince }: FileState): string {
  if (!scans)
    return 'Files of members are not checked for viruses before they are given out: whoever runs this installation can connect a scanner (the setting CLAMD_URL).';
  if (waiting === 0 || waitingSince === null) return 'Files of members are scanned for viruses; none waits.';
  const since = momentOf(waitingSince);
  return `${countWords(waiting)} in quarantine until the virus scanner has looked at them, the first since ${since}. Should the number only rise, the scanner does not answer: tell whoever runs this installation.`;
}

function infectedWords({ infected }: FileState): string {
  return infected === 0 ? '' : `${countWords(infected)} infected and removed in the last 30 days.`;
}

function missingWords({ missing }: FileState): string {
  return missing === 0
    ? ''
    : `${countWords(missing)} missing from the storage: whoever runs this installation can bring them back from a backup.`;
}

function changedWords({ changed }: FileState): string {
  return changed === 0
    ? ''
    : `${countWords(changed)} not as received any more, and not given out: whoever runs this installation can bring them back from a backup.`;
}

function countWords(count: number): string {
  return count === 1 ? '1 file is' : `${count.toLocaleString('en-GB')} files are`;
}
