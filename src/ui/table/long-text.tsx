import classes from './long-text.module.css';

/** About as much as stands in two lines of a column. */
const shortText = 64;

/** A long text shows its beginning, and all of it when it is opened. */
export function LongText({ text }: { text: string }) {
  if (text.length <= shortText) return <Breakable text={text} />;
  return (
    <details className={classes.long}>
      <summary>
        <span className={classes.text}>
          <Breakable text={text} />
        </span>
      </summary>
    </details>
  );
}

/** An address breaks behind its '@', if it must. */
function Breakable({ text }: { text: string }) {
  const [before = '', ...after] = text.split(/(?<=\S@)(?=\S)/);
  return (
    <>
      {before}
      {after.length > 0 && <wbr />}
      {after.join('')}
    </>
  );
}
