import { LineIcon } from '#ui/mark/line-icon.tsx';
import type { VerificationMark } from '../../contract/verification-mark.ts';
import { markWords } from '../../contract/verification-words.ts';
import classes from './mark.module.css';

/** That the desk has verified a company, on which day, and what it saw (§26.11). It never says more. */
export function VerifiedMark({ mark }: { mark: VerificationMark }) {
  const { verified, saw } = markWords(mark);
  return (
    <p className={`note ${classes.mark}`}>
      <LineIcon className={classes.sign} d="M4 10.5l4 4 8-9" />
      <span>
        <strong>{verified}</strong> {saw}
      </span>
    </p>
  );
}
