import classes from './pillars.module.css';

const pillars = [
  {
    name: 'Generics',
    text: 'Off-patent and soon-to-be products, with the exclusivity date of each molecule beside it.',
  },
  {
    name: 'Dossiers',
    text: 'CTD and eCTD files ready for US, EU and other regulated markets, or still on their way.',
  },
  {
    name: 'Licensing',
    text: 'In-licensing, out-licensing and acquisition, with fee, royalty and exclusivity stated.',
  },
  {
    name: 'CDMO',
    text: 'Development and manufacturing partners by plant, dosage form and inspection record.',
  },
] as const;

export function Pillars() {
  return (
    <section className={classes.pillars} aria-labelledby="pillars">
      <h2 id="pillars" className={classes.title}>
        One place for four trades
      </h2>
      <ul className={`list ${classes.list}`}>
        {pillars.map(({ name, text }) => (
          <li key={name} className={classes.pillar}>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
