import { writtenMoney } from '#domains/catalogue/web/numbers/written.ts';
import type { MovedWindow } from '#domains/dossiers/contract/moved-windows.ts';
import { said } from '#domains/dossiers/web/display.ts';
import { Fee } from '#domains/dossiers/web/table/fee.tsx';
import type { EvidenceAlarm } from '#domains/evidence/contract/evidence-claims.ts';
import type { ResultColumn } from '#domains/finder/web/results/table/result-column.ts';
import type { LaunchBrief } from '#domains/registers/contract/launch-windows.ts';
import { movedWords } from '#domains/registers/contract/window-moves.ts';
import { inColumn, shortWords } from '#domains/registers/contract/window-words.ts';
import { dayOf, shortDayOf, todayHere } from '#ui/dates.ts';
import type { ShortlistEntry } from '../../contract/shortlist.ts';
import type { ListEntry } from '../../contract/shortlists.ts';
import classes from './entry.module.css';

/** What stands on either kind of list; on the one that everybody has, all is one's own. `_id` as rows are known by. */
export type Entry = ShortlistEntry &
  Partial<Pick<ListEntry, 'addedBy' | 'noteBy'>> & {
    moved: readonly MovedWindow[];
    launch: readonly LaunchBrief[];
    alarms: readonly EvidenceAlarm[];
    _id: string;
  };

type Column = ResultColumn<Entry>;

export const titleColumn: Column = {
  name: 'title',
  label: 'Dossier',
  sort: 'title',
  text: ({ title }) => title,
};
export const codeColumn: Column = { name: 'code', label: 'Code', text: ({ code }) => code };

/** 'US 21 May 2027 → 1 Apr 2028, moved 23 Nov': what another edition made of a launch window, and when. */
export function movedLine({ market, at, before, now }: MovedWindow): string {
  return `${market} ${movedWords(before, now, todayHere())}, moved ${shortDayOf(at)}`;
}

/** Stands where there is such news of a row, beside what it is news of: further right it would be out of sight. */
const movedColumn: Column = {
  name: 'moved',
  label: 'Launch moved',
  whole: true,
  text: ({ moved }) => moved.map(movedLine).join(' · '),
  show: ({ moved }) => <Moves moved={moved} />,
};

/** Each on a line of its own. */
export function Moves({ moved }: Pick<Entry, 'moved'>) {
  return (
    <ul className={`list ${classes.moves}`}>
      {moved.map((move) => (
        <li key={move.market}>{movedLine(move)}</li>
      ))}
    </ul>
  );
}

/** When it may be launched, each market on a line of its own. */
const launchColumn: Column = {
  name: 'launch',
  label: 'Launch',
  whole: true,
  text: ({ launch }) =>
    launch.map((window) => `${window.market} ${shortWords(window, todayHere())}`).join(' · '),
  show: ({ launch }) =>
    launch.length > 0 && (
      <ul className={`list ${classes.moves}`}>
        {launch.map((window) => (
          <LaunchIn key={window.market} window={window} />
        ))}
      </ul>
    ),
};

function LaunchIn({ window }: { window: LaunchBrief }) {
  const { first, second, isQuiet } = inColumn(window, todayHere());
  return (
    <li data-quiet={isQuiet || undefined}>
      <span className="muted">{window.market}</span> {first} <span className="muted">{second}</span>
    </li>
  );
}

/** What of a dossier decides, beside its name, which says form and strengths. */
const plainFacts: readonly Column[] = [
  { name: 'readiness', label: 'Readiness', sort: 'readiness', text: ({ readiness }) => said(readiness) },
  launchColumn,
  {
    name: 'fee',
    label: 'Fee',
    sort: 'fee',
    numeric: true,
    text: ({ oneTimeFee }) => said(oneTimeFee),
    show: ({ fee, oneTimeFee }) => (fee ? <Fee column money={fee} /> : said(oneTimeFee)),
  },
  { name: 'markets', label: 'Markets', text: ({ markets }) => said(markets) },
];

export function factColumns(hasNews: boolean): readonly Column[] {
  return hasNews ? plainFacts.toSpliced(plainFacts.indexOf(launchColumn) + 1, 0, movedColumn) : plainFacts;
}

export const noteColumn: Column = { name: 'note', label: 'Note', text: ({ note }) => note };
export const addedColumn: Column = {
  name: 'added',
  label: 'Added',
  sort: 'added',
  downwardsFirst: true,
  text: ({ addedAt, addedBy }) => [dayOf(addedAt), addedBy].filter(Boolean).join(' · '),
  show: ({ addedAt, addedBy }) => [shortDayOf(addedAt), addedBy].filter(Boolean).join(' · '),
};

/** Under its name on a phone. */
export function secondLine({ strengths, code, readiness, fee, oneTimeFee, markets }: Entry): string {
  const figure = fee ? writtenMoney(fee) : said(oneTimeFee);
  return [said(strengths), code, said(readiness), figure, said(markets)].filter(Boolean).join(' · ');
}
