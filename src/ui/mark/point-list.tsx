import classes from './point-list.module.css';

type PointListProps = {
  /** Names the section in addresses. */
  id: string;
  title: string;
  lead?: string;
  points: readonly { title: string; text: string }[];
};

/** A section of a page that is read: a heading, and short points under a rule each. */
export function PointList({ id, title, lead, points }: PointListProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {lead && <p className={classes.lead}>{lead}</p>}
      <ul className={`list ${classes.list}`} data-points={points.length}>
        {points.map((point) => (
          <li key={point.title} className={classes.point}>
            <h3 className={classes.name}>{point.title}</h3>
            <p className={classes.text}>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
