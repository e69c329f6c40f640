import { useId } from 'react';
import { Link } from 'react-router';
import { QuietButton } from '#ui/action/buttons.tsx';
import type { SharedSearch } from '../../contract/saved-search-calls.ts';
import { AboutSearch } from './about-search.tsx';
import { savedPlaces } from './finders.ts';
import classes from './search-list.module.css';

type SharedSearchesProps = { searches: readonly SharedSearch[]; onKeep: (search: SharedSearch) => void };

/** What colleagues share: opened by its name, or kept as one's own, with alerts of one's own. */
export function SharedSearches({ searches, onKeep }: SharedSearchesProps) {
  const id = useId();
  return (
    <section className={`stack-close ${classes.launch}`} aria-labelledby={id}>
      <h2 id={id} className="heading">
        From your colleagues
      </h2>
      <ul className="list stack-close">
        {searches.map((search) => {
          const { id: key, kind, name, address, owner, company } = search;
          return (
            <li key={key}>
              <article className={`card stack-tight ${classes.card}`} aria-labelledby={`shared-${key}`}>
                <h3 id={`shared-${key}`} className={`heading ${classes.title}`}>
                  <Link to={savedPlaces[kind].path + address}>{name}</Link>
                </h3>
                <AboutSearch {...search} />
                <div className={classes.foot}>
                  <span className={`detail ${classes.about}`}>
                    Shared by {owner} with colleagues of {company}
                  </span>
                  <QuietButton onClick={() => onKeep(search)}>
                    Keep as mine<span className="visually-hidden"> {name}</span>
                  </QuietButton>
                </div>
              </article>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
