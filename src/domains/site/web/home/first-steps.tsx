import { Link } from 'react-router';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import type { Home } from '../../contract/home.ts';
import classes from './first-steps.module.css';
import { HomePanel } from './home-panel.tsx';

const steps = [
  {
    name: 'shortlisted',
    to: '/dossier-search',
    title: 'Search, and shortlist a dossier',
    text: 'By molecule, market or deal terms. What you put aside stays under Shortlist, with your notes.',
  },
  {
    name: 'savedSearch',
    to: '/dossier-search',
    title: 'Save a search',
    text: 'Beside the results. You hear by mail of what is new in it, as often as you like.',
  },
  {
    name: 'asked',
    to: '/dossier-search',
    title: 'Ask for a first proposal',
    text: 'On the page of a dossier. It is free of charge, and you follow it under My requests.',
  },
] as const;

const check = 'm4.5 10.5 3.5 3.5 7.5-8';

/** What a newcomer does first, ticked off as it happens. */
export function FirstSteps({ done }: { done: NonNullable<Home['steps']> }) {
  return (
    <HomePanel title="The first three things to do" wide>
      <ol className={`list ${classes.steps}`}>
        {steps.map(({ name, to, title, text }, place) => (
          <li key={name} className={classes.step} data-done={done[name] || undefined}>
            <span className={classes.mark} aria-hidden="true">
              {done[name] ? <LineIcon d={check} size={16} /> : place + 1}
            </span>
            <span className="stack-tight">
              <Link to={to} prefetch="intent" className={classes.title}>
                {title}
                {done[name] && <span className="visually-hidden"> (done)</span>}
              </Link>
              <span className="note">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </HomePanel>
  );
}
