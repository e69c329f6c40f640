import { useNavigation } from 'react-router';
import type { TableRow } from '#platform/contract/tables/page.ts';
import { call } from '#platform/web/call/call.ts';
import { toLoadResult } from '#platform/web/call/load-result.ts';
import { countWords } from '#platform/web/tables/count-words.ts';
import { DataTable } from '#platform/web/tables/data-table.tsx';
import { FilterBar } from '#platform/web/tables/filter-bar.tsx';
import { tableQuery } from '#platform/web/tables/table-address.ts';
import { TablePager } from '#platform/web/tables/table-pager.tsx';
import { QuietLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { NotLoaded } from '#ui/page/not-shown.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Tall, TallSkeleton } from '#ui/page/tall.tsx';
import type { Route } from './+types/active-deals.page.ts';
import classes from './active-deals.module.css';
import { activeDeals } from './contract/active-deals-table.ts';
import { saysNothing } from './web/display.ts';

const title = 'Active Deals';
const lead =
  'Dossiers open for co-development or acquisition: those that can be transferred, and those still in pilot BE or development.';

export function meta() {
  return pageMeta(title, lead);
}

export function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  return toLoadResult(call('GET /api/active-deals', { query: tableQuery(new URL(url).search), signal }));
}

export function HydrateFallback() {
  return <TallSkeleton label="Loading the deals" />;
}

export default function ActiveDeals({ loaderData: { found } }: Route.ComponentProps) {
  const busy = useNavigation().state === 'loading';
  return (
    <Tall>
      <Page dense title={title} lead={lead}>
        <FilterBar shape={activeDeals} />
        <p role="status" className={classes.count}>
          {found && countWords(found, 'deal')}
        </p>
        <div aria-busy={busy}>
          <Deals found={found} />
        </div>
      </Page>
    </Tall>
  );
}

function Deals({ found }: Pick<Route.ComponentProps['loaderData'], 'found'>) {
  const anew = <QuietLink to="?">Start without filters</QuietLink>;
  if (found === null) {
    return <NotLoaded title="The deals could not be loaded" back={anew} />;
  }
  if (found.data.length === 0) {
    return (
      <EmptyState title="No deal fits" action={anew}>
        <p>Take a filter back, or search for fewer words.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        shape={activeDeals}
        rows={found.data.map(withoutNothing)}
        linkOf={dealAddress}
        dense={false}
      />
      <TablePager page={found} />
    </>
  );
}

/** What is not known, or does not apply, is one dash, and not the three words of its owner for it. */
function withoutNothing(row: TableRow): TableRow {
  const cells = Object.entries(row.cells).map(([name, value]) => [
    name,
    typeof value === 'string' && saysNothing(value) ? null : value,
  ]);
  return { ...row, cells: Object.fromEntries(cells) };
}

function dealAddress({ id }: TableRow): string {
  return `/investment/activedeals/${id}`;
}
