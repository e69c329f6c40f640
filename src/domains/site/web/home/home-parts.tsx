import { use } from 'react';
import { useRevalidator } from 'react-router';
import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import type { SavedKind } from '#domains/collections/contract/saved-searches.ts';
import { movedWords } from '#domains/registers/contract/window-moves.ts';
import { WaitingList } from '#domains/requests/web/waiting/waiting-list.tsx';
import { QuietButton } from '#ui/action/buttons.tsx';
import { shortDayOf, todayHere } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { Skeleton } from '#ui/page/skeleton.tsx';
import { useFocusNext } from '#ui/use-focus-next.ts';
import type { Home } from '../../contract/home.ts';
import { homeLimits } from '../../contract/home-limits.ts';
import { DemandPanel } from './demand-panel.tsx';
import { FirstSteps } from './first-steps.tsx';
import { HomePanel, PanelLine, PanelNote } from './home-panel.tsx';
import classes from './home-parts.module.css';

const kinds: Record<ListingKind, { label: string; finder: string; details: string }> = {
  dossier: { label: 'Dossier', finder: '/dossier-search', details: '/product-details' },
  supplier: { label: 'Supplier', finder: '/supplier-search', details: '/supplier-details' },
};

const searched: Record<SavedKind, { label: string; path: string }> = {
  dossier: { label: 'Dossiers', path: kinds.dossier.finder },
  supplier: { label: 'Suppliers', path: kinds.supplier.finder },
  opportunity: { label: 'Opportunities', path: '/opportunities' },
};

/** What stands below the finders; it suspends until it has come. */
export function HomeParts({ coming }: { coming: Promise<Home | null> }) {
  const home = use(coming);
  if (home === null) return <NotLoaded />;
  const { waiting, searches, moved, opened, demand, steps } = home;
  const isNew = steps !== null && waiting.length === 0;
  return (
    <div className={classes.parts}>
      {isNew ? <FirstSteps done={steps} /> : <Waiting requests={waiting} />}
      {demand !== null && <DemandPanel demand={demand} />}
      {searches.length > 0 && <Searches searches={searches} />}
      {moved.length > 0 && <Moved moved={moved} />}
      {opened.length > 0 && <Opened opened={opened} />}
      {steps !== null && !isNew && <FirstSteps done={steps} />}
    </div>
  );
}

function Waiting({ requests }: { requests: Home['waiting'] }) {
  const all = { to: '/requests?scope=waiting&sort=due', label: 'All that waits for you' };
  return (
    <HomePanel title="Waits for you" wide {...(requests.length > homeLimits.waiting ? { all } : {})}>
      {requests.length === 0 ? (
        <PanelNote>Nothing waits for you. A request in which it is your turn stands here.</PanelNote>
      ) : (
        <WaitingList requests={requests.slice(0, homeLimits.waiting)} />
      )}
    </HomePanel>
  );
}

function Searches({ searches }: { searches: Home['searches'] }) {
  return (
    <HomePanel title="Saved searches" all={{ to: '/saved-searches', label: 'All saved searches' }}>
      <ul className="list">
        {searches.slice(0, homeLimits.searches).map(({ id, kind, name, address, fresh }) => (
          <PanelLine
            key={id}
            to={searched[kind].path + address}
            title={name}
            about={searched[kind].label}
            end={fresh === null ? null : <Fresh fresh={fresh} />}
          />
        ))}
      </ul>
    </HomePanel>
  );
}

const mostCounted = 99;

function Fresh({ fresh }: { fresh: number }) {
  if (fresh === 0) return 'nothing new';
  return <span className="badge-small faint">{fresh > mostCounted ? `${mostCounted}+` : fresh} new</span>;
}

/** What another edition of a register made of launch windows (§20.10). */
function Moved({ moved }: { moved: Home['moved'] }) {
  const today = todayHere();
  return (
    <HomePanel title="Launch windows that moved" all={{ to: '/shortlist', label: 'Your lists' }}>
      <ul className="list">
        {moved.map(({ id, code, market, title, at, before, now }) => (
          <PanelLine
            key={`${id} ${market}`}
            to={`${kinds.dossier.details}/${encodeURIComponent(id)}#launch`}
            title={title}
            about={`${code} · ${market} ${movedWords(before, now, today)}`}
            end={<time dateTime={at}>{shortDayOf(at)}</time>}
            wrap
          />
        ))}
      </ul>
    </HomePanel>
  );
}

function Opened({ opened }: { opened: Home['opened'] }) {
  return (
    <HomePanel title="Opened last">
      <ul className="list">
        {opened.map(({ kind, id, code, title, openedAt }) => (
          <PanelLine
            key={`${kind} ${id}`}
            to={`${kinds[kind].details}/${encodeURIComponent(id)}`}
            title={title}
            about={`${kinds[kind].label} ${code}`}
            end={<time dateTime={openedAt}>{shortDayOf(openedAt)}</time>}
          />
        ))}
      </ul>
    </HomePanel>
  );
}

/** The finders above work all the same. */
function NotLoaded() {
  const { revalidate } = useRevalidator();
  const button = useFocusNext<HTMLButtonElement>(() => document.querySelector('main h2[tabindex]'));
  return (
    <Notice kind="error">
      What waits for you and what is new could not be loaded.{' '}
      <QuietButton ref={button} onClick={() => void revalidate()}>
        Try again
      </QuietButton>
    </Notice>
  );
}

/** As high as what mostly comes: nothing above it moves, and what is below it is out of sight. */
export function HomePartsComing() {
  return (
    <div className={classes.parts} role="status">
      <span className="visually-hidden">Loading what waits for you</span>
      <span className={`panel ${classes.coming}`} data-wide>
        <Skeleton height={20} width={160} />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </span>
      {['searches', 'opened'].map((part) => (
        <span key={part} className={`panel ${classes.coming}`}>
          <Skeleton height={20} width={160} />
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height={36} />
        </span>
      ))}
    </div>
  );
}
