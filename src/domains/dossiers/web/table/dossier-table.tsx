import { useNavigate } from 'react-router';
import { mostCompared } from '#domains/catalogue/contract/compare-limits.ts';
import { choose, useChosen } from '#domains/catalogue/web/compare-choice/choice.ts';
import { Amounts } from '#domains/catalogue/web/numbers/amounts.tsx';
import { addressToAsk } from '#domains/catalogue/web/own/ask-link.tsx';
import { useIsOwn } from '#domains/catalogue/web/own/own.ts';
import { isShortlisted, shortlist } from '#domains/catalogue/web/shortlist-mark/marks.ts';
import { fromResults } from '#domains/finder/web/page/back-link.tsx';
import { ResultsTable } from '#domains/finder/web/results/table/results-table.tsx';
import { keysOfRows, type TableKind } from '#domains/finder/web/results/table/table-kind.ts';
import { Marked } from '#domains/finder/web/search-box/marked.tsx';
import type { Finder } from '#domains/finder/web/state/use-finder.ts';
import { LaunchLine } from '#domains/registers/web/launch-line.tsx';
import { toastInfo } from '#ui/mark/toast.ts';
import type { DossierCard } from '../../contract/dossiers.ts';
import { DossierBulk } from './dossier-bulk.tsx';
import { codeColumn, tableColumns, titleColumn, usualColumns } from './dossier-columns.tsx';
import { DossierMarks } from './dossier-marks.tsx';
import { DossierPanel } from './dossier-panel.tsx';
import { Fee } from './fee.tsx';

const kind: TableKind<DossierCard> = {
  label: 'Dossiers',
  name: titleColumn,
  code: codeColumn,
  addressOf: ({ _id }) => `/product-details/${encodeURIComponent(_id)}`,
  columns: tableColumns,
  usual: usualColumns,
  under: ({ resCapsules, matched }) => <Marked text={resCapsules} words={matched} />,
  second: ({ resCapsules, dosStatus, numbers: { fee } }) => (
    <>
      {[resCapsules, dosStatus].filter(Boolean).join(' · ')}
      {fee && ' · '}
      <Fee money={fee} />
    </>
  ),
  third: ({ launch }) =>
    launch.length > 0 && (
      <>
        Launch <LaunchLine windows={launch} />
      </>
    ),
  Reading: Amounts,
  Marks: DossierMarks,
  Panel: DossierPanel,
  Bulk: DossierBulk,
  keys: {
    title: 'In the table of dossiers',
    keys: [
      ...keysOfRows,
      { key: 'e', label: 'Enquire' },
      { key: 's', label: 'Put on the shortlist, or take off' },
      { key: 'c', label: 'Add to the comparison, or take out' },
    ],
  },
};

/** The dossiers that were found, as a table. */
export function DossierTable({ finder, cards }: { finder: Finder; cards: readonly DossierCard[] }) {
  const navigate = useNavigate();
  const isOwn = useIsOwn();
  const chosen = useChosen();

  function compare({ _id, ListingTitle }: DossierCard): string {
    const wanted = !chosen.some(({ id }) => id === _id);
    if (wanted && chosen.length >= mostCompared) {
      toastInfo(`${mostCompared} are chosen already`);
      return '';
    }
    choose({ id: _id, title: ListingTitle }, wanted);
    return `${ListingTitle} is ${wanted ? 'chosen to compare' : 'not compared any more'}`;
  }

  function act(key: string, card: DossierCard): string | null {
    const { _id, ListingTitle } = card;
    if (key === 'c') return compare(card);
    if (key === 's') {
      const wanted = !isShortlisted(_id);
      void shortlist(_id, wanted);
      return `${ListingTitle} is ${wanted ? 'on' : 'off'} your shortlist`;
    }
    if (key === 'e') {
      void navigate(addressToAsk('dossier', _id, isOwn('dossier', _id)), { state: fromResults });
    }
    return null;
  }

  return <ResultsTable kind={kind} finder={finder} cards={cards} onAct={act} />;
}
