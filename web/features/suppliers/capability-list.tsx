import classes from './capability-list.module.css';

/** Capabilities in a few words each. */
export function CapabilityList({ label, texts }: { label: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={label}>
      {texts.map((text) => (
        <li key={text} className={classes.item}>
          {text}
        </li>
      ))}
    </ul>
  );
}
