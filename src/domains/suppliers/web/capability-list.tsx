import { Marked } from '#domains/finder/web/search-box/marked.tsx';
import classes from './capability-list.module.css';

/** Capabilities in a few words each. */
export function CapabilityList({
  label,
  texts,
  matched = [],
}: {
  label: string;
  texts: readonly string[];
  /** Words to mark. */
  matched?: readonly string[];
}) {
  if (texts.length === 0) return null;
  return (
    <ul className={`list cluster ${classes.list}`} aria-label={label}>
      {texts.map((text) => (
        <li key={text} className={`small ${classes.item}`}>
          <Marked text={text} words={matched} />
        </li>
      ))}
    </ul>
  );
}
