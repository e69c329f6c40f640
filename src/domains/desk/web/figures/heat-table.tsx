import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { marketsOfInterest } from '#domains/dossiers/contract/dossier-lists.ts';
import { tableAddress } from '../../contract/back-office-addresses.ts';
import type { Figures } from '../../contract/back-office-overview.ts';
import classes from './figures-view.module.css';

/** Percent of the colour in the strongest cell: words keep their contrast on it, on light ground as on dark. */
const strongest = 45;

/** Views by ATC class and market: the stronger the ground the more; each cell opens its dossiers. */
export function HeatTable({ views }: { views: Figures['views'] }) {
  if (views.length === 0) {
    return (
      <p className={classes.none}>
        No dossier was opened in the last thirty days. Once members open some, their ATC classes and markets
        stand here.
      </p>
    );
  }
  const categories = [...new Set(views.map(({ category }) => category))];
  const most = Math.max(...views.map((cell) => cell.views));
  const byCell = new Map(views.map((cell) => [`${cell.category}|${cell.market}`, cell.views]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keyboard too
    <section className={classes.scroller} aria-label="Views by ATC class and market" tabIndex={0}>
      <table className={`${classes.table} ${classes.heat}`}>
        <thead>
          <tr>
            <th scope="col">ATC class</th>
            {marketsOfInterest.map((market) => (
              <th key={market} scope="col">
                {market}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {marketsOfInterest.map((market) => (
                <td key={market}>
                  <HeatCell
                    category={category}
                    market={market}
                    views={byCell.get(`${category}|${market}`) ?? 0}
                    most={most}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function HeatCell({
  category,
  market,
  views,
  most,
}: {
  category: string;
  market: string;
  views: number;
  most: number;
}) {
  const ground = { '--share': Math.round((views / most) * strongest) } as CSSProperties;
  if (views === 0) return <span style={ground}>0</span>;
  return (
    <Link
      to={tableAddress('dossiers', { category, market })}
      style={ground}
      aria-label={`${category}, ${market}: ${views} views`}
    >
      {views.toLocaleString('en-GB')}
    </Link>
  );
}
