import { findWords, holds } from '../state/words.ts';
import classes from './marked.module.css';

/** A text in which the words that a search matched are marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const found = findWords(words);
  if (found === null) return text;
  return text.split(found).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      <mark key={place} className={classes.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** Words by which a listing was found though none of its texts shows them: a brand, a synonym. */
export function MatchesUnseen({
  words,
  texts,
  className = '',
}: {
  words: readonly string[];
  /** What the card shows of the listing. */
  texts: readonly string[];
  className?: string | undefined;
}) {
  const unseen = unseenWords(words, texts);
  if (unseen.length === 0) return null;
  return (
    <p className={`${classes.matches} ${className}`}>
      Matches <Marked text={unseen.join(', ')} words={unseen} />
    </p>
  );
}

const mostShown = 3;

/** A word that only goes on where one that is shown ends (Metformina beside Metformin) tells nothing more. */
export function unseenWords(words: readonly string[], texts: readonly string[]): string[] {
  const [seen, unseen] = [true, false].map((wanted) =>
    words.filter((word) => texts.some((text) => holds(text, word)) === wanted),
  ) as [string[], string[]];
  const known = new Set<string>();
  const telling = unseen.filter((word) => {
    const lower = word.toLowerCase();
    const isNew = !known.has(lower) && !seen.some((each) => lower.startsWith(each.toLowerCase()));
    known.add(lower);
    return isNew;
  });
  return telling.slice(0, mostShown);
}
