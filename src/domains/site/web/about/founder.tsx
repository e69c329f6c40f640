import classes from './founder.module.css';
import { Notebook } from './notebook.tsx';

/** The founder's background and the mission (§2.21), told by the one who lived it. */
export function Founder() {
  return (
    <div className={classes.founder}>
      <section aria-labelledby="background">
        <h2 id="background" className={classes.title}>
          The founder’s background
        </h2>
        <div className={`stack ${classes.story}`}>
          <p>
            I have spent over 20 years in pharma business development, on both sides of the table. I
            out-licensed dossiers for a mid-sized manufacturer that had four people to cover sixty markets,
            and I sourced products for companies whose launch date was fixed by a patent expiry and not by
            anybody’s calendar.
          </p>
          <p>
            On both sides the search was the same: a spreadsheet of contacts, three trade fairs a year, and
            forty emails that asked for the same eleven facts. Which market is the file ready for? Was the
            study run against the reference product our authority accepts? Is the stability data zone II or
            zone IVb? Who holds the DMF? Most answers took two weeks. Many of them ended a conversation that
            should never have begun.
          </p>
          <p>
            What I regret are the deals that were right and did not happen, because the company with the
            better dossier had its stand two halls away. Dosebridge is the catalogue I wanted to have on those
            days.
          </p>
          <p className={classes.signature}>The founder of Dosebridge</p>
        </div>
      </section>
      <aside className={`tinted ${classes.mission}`} aria-labelledby="mission">
        <Notebook />
        <h2 id="mission">Our mission</h2>
        <p>
          To bring every finished-dosage product to the company that can market it, by making what is on offer
          findable, comparable and open to be asked for, whatever the size of either side.
        </p>
      </aside>
    </div>
  );
}
