import { Link, useLocation } from 'react-router';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import type { TablePage } from '../../contract/tables/page.ts';
import { pageSizes } from '../../contract/tables/page-sizes.ts';
import { changed, tableQuery, useTableAddress } from './table-address.ts';
import classes from './table-pager.module.css';

/** The next page and the one before: pages go by the row they end with, and have no numbers. */
export function TablePager({ page }: { page: TablePage }) {
  const { search } = useLocation();
  const { change } = useTableAddress();
  const size = Number(tableQuery(search).limit ?? 50);
  return (
    <nav className={`bar ${classes.pager}`} aria-label="Pages">
      <LabelledSelect
        label="Rows a page"
        value={size}
        options={pageSizes.map((value) => ({ value, label: String(value) }))}
        onChange={(value) => change({ limit: value === 50 ? null : String(value) })}
      />
      <div className={classes.steps}>
        {(page.previous !== null || page.next !== null) && (
          <>
            <Step
              label="Previous"
              to={page.previous === null ? null : changed(search, { before: page.previous })}
            />
            <Step label="Next" to={page.next === null ? null : changed(search, { after: page.next })} />
          </>
        )}
      </div>
    </nav>
  );
}

function Step({ label, to }: { label: string; to: string | null }) {
  if (to === null) {
    return (
      <span className={`control ${classes.step}`} aria-disabled="true">
        {label}
      </span>
    );
  }
  return (
    <Link to={to} className={`control ${classes.step}`}>
      {label}
    </Link>
  );
}
