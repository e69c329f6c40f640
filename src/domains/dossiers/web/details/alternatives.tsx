import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CompareBox } from '#domains/catalogue/web/compare-choice/compare-box.tsx';
import { Converted } from '#domains/catalogue/web/numbers/converted.tsx';
import type { Alternative } from '../../contract/alternatives.ts';
import { saysNothing, written } from '../display.ts';
import classes from './alternatives.module.css';
import { royaltyOrShare } from './deciding-facts.ts';

export const alternativesId = 'alternatives';

type AlternativesProps = {
  /** Null where they could not be loaded. */
  alternatives: readonly Alternative[] | null;
};

/** Other dossiers of the same molecule, in columns of what decides between them. */
export function Alternatives({ alternatives }: AlternativesProps) {
  if (alternatives?.length === 0) return null;
  return (
    <section
      id={alternativesId}
      className={classes.section}
      aria-labelledby="alternatives-title"
      tabIndex={-1}
    >
      <h2 id="alternatives-title" className={`heading ${classes.title}`}>
        Other dossiers of this molecule
      </h2>
      {alternatives === null ? (
        <p className="muted">The other dossiers could not be loaded.</p>
      ) : (
        <div className={`card ${classes.scroller}`}>
          <table className={classes.table} aria-labelledby="alternatives-title">
            <thead>
              <tr>
                <th scope="col">Dossier</th>
                <th scope="col">Readiness</th>
                <th scope="col">Markets</th>
                <th scope="col">One-time fee</th>
                <th scope="col">Royalty or share</th>
                <th scope="col">MOQ</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {alternatives.map((alternative) => (
                <AlternativeRow key={alternative._id} alternative={alternative} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function AlternativeRow({ alternative }: { alternative: Alternative }) {
  const { _id: id, ListingTitle: title, ListingCode: code } = alternative;
  return (
    <tr>
      <th scope="row">
        <Link to={`/product-details/${encodeURIComponent(id)}`} prefetch="intent">
          {title}
        </Link>
        <span className={classes.code}>{code}</span>
      </th>
      <Cell value={alternative.dosStatus} />
      <Cell value={alternative.locations} />
      <Cell value={alternative.oneTimeFee}>
        <Converted money={alternative.fee} />
      </Cell>
      <Cell value={royaltyOrShare(alternative)} />
      <Cell value={alternative.moq} />
      <td>
        <CompareBox dossier={{ id, title }} />
      </td>
    </tr>
  );
}

function Cell({ value, children }: { value: string | readonly string[]; children?: ReactNode }) {
  const text = written(value);
  return (
    <td data-muted={saysNothing(text) || undefined}>
      {text}
      {children}
    </td>
  );
}
