import { demandKinds, demandWords } from '#domains/catalogue/contract/demand.ts';
import { fewestCompanies } from '#domains/catalogue/contract/few-companies.ts';
import type { Home } from '../../contract/home.ts';
import classes from './demand-panel.module.css';
import { HomePanel, PanelLine } from './home-panel.tsx';

/** What the listings of one's company brought in seven days, with the seven before beside: how many people, never who. */
export function DemandPanel({ demand }: { demand: NonNullable<Home['demand']> }) {
  const { listings, now, before, top } = demand;
  return (
    <HomePanel
      title="What your listings brought this week"
      all={{ to: '/listings', label: listings === 1 ? 'Your listing' : `Your ${listings} listings` }}
    >
      <dl className={classes.figures}>
        {demandKinds.map((kind) => (
          <div key={kind} className={classes.figure}>
            <dt className="note">{demandWords[kind]}</dt>
            <dd className={classes.now}>{now[kind] ?? '–'}</dd>
            <dd className="note">{before[kind] ?? '–'} the week before</dd>
          </div>
        ))}
      </dl>
      <p className="note">People of fewer than {fewestCompanies} companies are not told.</p>
      {top.length > 0 && (
        <ul className="list">
          {top.map((listing) => (
            <PanelLine
              key={`${listing.kind} ${listing.id}`}
              to={`/listings/${listing.kind}/${listing.id}`}
              title={listing.title}
              about={[
                listing.code,
                ...demandKinds
                  .filter((kind) => listing[kind] !== null)
                  .map((kind) => `${listing[kind]} ${demandWords[kind].toLowerCase()}`),
              ].join(' · ')}
            />
          ))}
        </ul>
      )}
    </HomePanel>
  );
}
