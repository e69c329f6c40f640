import bar from '#platform/web/tables/filter-bar.module.css';
import pill from '#platform/web/tables/filter-pill.module.css';
import { Skeleton, SkeletonRows } from '#ui/page/skeleton.tsx';
import { shapeOf, type TableName } from '../../contract/back-office-tables.ts';
import skeleton from '../frame/back-office-skeleton.module.css';
import { BackOfficeSkeleton } from '../frame/back-office-skeleton.tsx';
import { tablePages } from '../table-pages.tsx';
import view from './table-view.module.css';

/** A table's page to come: its filters are known before its rows. */
export function TableSkeleton({ table }: { table: TableName }) {
  const { title, columns, searched } = shapeOf(table);
  const { heading = title, lead, withActions } = tablePages[table];
  const filtered = Object.entries(columns).filter(([, { filter, filterOnly }]) => filter && !filterOnly);
  return (
    <BackOfficeSkeleton label="Loading the table" title={heading} lead={lead} withActions={withActions}>
      <div className={bar.bar}>
        {searched && <Skeleton height={38} width={420} />}
        <div className={`row ${bar.pills}`}>
          {filtered.map(([name, { label }]) => (
            <span key={name} className={pill.pill}>
              <span className={pill.open}>{label}</span>
            </span>
          ))}
        </div>
      </div>
      <div className={`bar ${view.line}`} />
      <div className={`panel ${skeleton.card}`}>
        <SkeletonRows rows={14} height={20} />
      </div>
    </BackOfficeSkeleton>
  );
}
