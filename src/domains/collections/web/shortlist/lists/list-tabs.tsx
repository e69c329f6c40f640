import { useState } from 'react';
import { Link } from 'react-router';
import { TextButton } from '#ui/action/buttons.tsx';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import { useFirstNew } from '#ui/use-first-new.ts';
import type { Shortlist } from '../../../contract/shortlists.ts';
import classes from './list-tabs.module.css';

type ListTabsProps = {
  lists: readonly Shortlist[];
  /** How many are on the shortlist that everybody has; null where that is not known. */
  own: number | null;
  /** The list that is shown; null for the shortlist that everybody has. */
  shown: string | null;
};

/** More fold behind a button. */
const mostSeen = 7;

/** The lists that one sees, one's own first. */
export function ListTabs({ lists, own, shown }: ListTabsProps) {
  const [isWhole, setWhole] = useState(false);
  const nav = useFirstNew<HTMLElement>('a', isWhole);
  const seen = isWhole ? lists : lists.filter(({ id }, place) => place < mostSeen || id === shown);
  const hidden = lists.length - seen.length;
  return (
    <div className="small">
      <nav ref={nav} className={classes.lists} aria-label="Lists">
        <Tab to="/shortlist" isShown={shown === null} count={own}>
          Shortlist
        </Tab>
        {seen.map(({ id, name, owner, company, entries }) => (
          <Tab key={id} to={`/shortlist?list=${id}`} isShown={shown === id} count={entries} title={name}>
            {company && (
              <>
                <LineIcon
                  size={14}
                  d="M7.500 9.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 16.500c0-3 2.500-4.500 5.500-4.500s5.500 1.500 5.500 4.500M13 4a2.800 2.800 0 0 1 0 5.300M15 12.300c1.800.6 3 2 3 4.200"
                />
                <span className="visually-hidden">{owner === null ? 'Shared:' : `Shared by ${owner}:`} </span>
              </>
            )}
            <span className={classes.name}>{name}</span>
          </Tab>
        ))}
        {hidden > 0 && <TextButton onClick={() => setWhole(true)}>Show {hidden} more</TextButton>}
      </nav>
    </div>
  );
}

type TabProps = {
  to: string;
  isShown: boolean;
  count: number | null;
  title?: string;
  children: React.ReactNode;
};

function Tab({ to, isShown, count, title, children }: TabProps) {
  return (
    <Link to={to} className={classes.tab} aria-current={isShown ? 'page' : undefined} title={title}>
      {children}
      {count !== null && <span className={classes.count}> {count}</span>}
    </Link>
  );
}
