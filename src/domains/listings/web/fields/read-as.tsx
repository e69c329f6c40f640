import type { ListingField } from '#domains/catalogue/contract/listing-field.ts';
import classes from './inputs.module.css';
import { readAsWords } from './read-as-words.ts';

type ReadAsProps = {
  reads: NonNullable<ListingField['reads']>;
  words: string;
  hint: string | undefined;
  /** An error stands below it. */
  isWrong: boolean;
};

/** Below a field whose words are read: what is read out of them as they are typed, before that how to write it. */
export function ReadAs({ reads, words, hint, isWrong }: ReadAsProps) {
  return (
    <span className={classes.readAs}>
      {readAsWords(reads, words, isWrong) ?? hint ?? (isWrong ? null : '\u00a0')}
    </span>
  );
}
