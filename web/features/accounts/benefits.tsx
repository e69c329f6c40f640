import classes from './benefits.module.css';

/** Specification, section 2, Sign Up: what a member gets. */
const benefits = [
  {
    title: 'Up-to-date dossiers for global markets',
    text: 'With readiness, deal type and exclusivity date.',
  },
  { title: 'Curated information on multiple dosage forms', text: 'Checked by our desk before you see it.' },
  { title: 'Many suppliers', text: 'Finished-dosage suppliers, manufacturing partners and CDMOs.' },
  { title: 'Additional services', text: 'Development, analytical, bio-equivalence and clinical supplies.' },
] as const;

export function Benefits() {
  return (
    <>
      <h2>Free for buyers</h2>
      <ul className={classes.benefits}>
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <circle cx="10" cy="10" r="10" className={classes.disc} />
              <path d="m5.5 10.5 3 3 6-7" className={classes.tick} />
            </svg>
            <div>
              <p className={classes.title}>{title}</p>
              <p className={classes.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
