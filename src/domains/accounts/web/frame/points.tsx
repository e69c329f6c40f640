import classes from './points.module.css';

type Point = { title: string; text: string };

/** What stands beside a form: a few points, each with a tick. */
export function Points({ title, points }: { title: string; points: readonly Point[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className={`list stack ${classes.points}`}>
        {points.map((point) => (
          <li key={point.title}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <circle cx="10" cy="10" r="10" className={classes.disc} />
              <path d="m5.5 10.5 3 3 6-7" className={classes.tick} />
            </svg>
            <div>
              <p className={classes.title}>{point.title}</p>
              <p className={classes.text}>{point.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
