import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { below } from '#ui/theme/break-points.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import type { Understood, Unlisted } from '../../contract/finders.ts';
import { Chips } from '../filters/chips.tsx';
import { FilterDrawer } from '../filters/filter-drawer.tsx';
import { type Counts, FilterPanel } from '../filters/filter-panel.tsx';
import { PageSize } from '../results/page-size.tsx';
import { Pager } from '../results/pager.tsx';
import { SortBy } from '../results/sort-by.tsx';
import { ViewSwitch } from '../results/view-switch.tsx';
import { Corrections } from '../search-box/corrections.tsx';
import { Notes, OtherMolecules } from '../search-box/notes.tsx';
import { counted } from '../state/finder-shape.ts';
import { filtersRead, nothingUnderstood } from '../state/understood.ts';
import type { Finder } from '../state/use-finder.ts';
import classes from './finder-layout.module.css';

type FinderLayoutProps = {
  finder: Finder;
  /** Undefined until the first answer, and after a failure. */
  total: number | undefined;
  counts: Counts | undefined;
  /** What the answer read out of the text. */
  understood: Understood;
  /** What the text names and nothing is listed under. */
  unlisted?: readonly Unlisted[] | undefined;
  /** What is shown does not yet belong to what is asked for. */
  busy: boolean;
  /** A line above the results. */
  notice?: ReactNode;
  /** Beside the results where there is room, else below them. */
  promo?: ReactNode;
  /** Beside the orders and sizes of the results. */
  aside?: ReactNode;
  /** The results. */
  children: ReactNode;
};

/** A finder's body: filters at the left (on a small screen in a drawer), results at the right. */
export function FinderLayout({
  finder,
  total,
  counts,
  understood,
  unlisted = [],
  busy,
  notice,
  promo,
  aside,
  children,
}: FinderLayoutProps) {
  const { shape, state } = finder;
  const read = useMemo(() => filtersRead(shape, state, understood), [shape, state, understood]);
  // This part is only ever drawn in a browser, so the first answer can be the true one.
  const isSmall = useMediaQuery(below(1024));
  const results = useRef<HTMLElement>(null);
  const showFirst = useCallback(() => {
    results.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView();
  }, []);

  return (
    <div className={classes.layout} data-promo={promo ? '' : undefined} data-view={state.view}>
      {isSmall ? (
        <div className={classes.tools}>
          <FilterDrawer finder={finder} counts={counts} read={read} total={total} />
          {shape.hasTable && <ViewSwitch finder={finder} />}
          <SortBy finder={finder} />
        </div>
      ) : (
        <aside className={classes.sidebar} aria-label="Filters">
          <h2 className="visually-hidden">Filters</h2>
          <button
            type="button"
            className={`visually-hidden control ${classes.skip}`}
            onClick={() => results.current?.focus({ preventScroll: true })}
          >
            Skip to the results
          </button>
          <FilterPanel finder={finder} counts={counts} read={read} />
        </aside>
      )}
      <section ref={results} aria-label="Results" tabIndex={-1} className={classes.results}>
        <h2 className="visually-hidden">Results</h2>
        <div className={classes.found}>
          <div className={`bar ${classes.head}`}>
            <p className={classes.count} role="status">
              {total !== undefined && `${counted(shape, total)} found`}
            </p>
            <div className={`row ${classes.controls}`}>
              {aside}
              {!isSmall && (
                <div className={classes.sort}>
                  <SortBy finder={finder} />
                </div>
              )}
              <PageSize finder={finder} />
              {!isSmall && shape.hasTable && <ViewSwitch finder={finder} />}
            </div>
          </div>
          <Chips finder={finder} read={read} after={results} />
        </div>
        <Corrections corrections={total === 0 ? nothingUnderstood.corrections : understood.corrections} />
        <Notes finder={finder} understood={understood} unlisted={unlisted} />
        {notice}
        <div
          className={`stack ${classes.shown}`}
          aria-busy={busy}
          data-dimmed={(busy && total !== undefined) || undefined}
        >
          {children}
        </div>
        <OtherMolecules finder={finder} unlisted={unlisted} />
        {total !== undefined && <Pager finder={finder} total={total} onTurn={showFirst} />}
      </section>
      {promo && <div className={classes.promo}>{promo}</div>}
    </div>
  );
}
