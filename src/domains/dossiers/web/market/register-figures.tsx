import { inShort } from '#domains/registers/contract/days.ts';
import { listedAsNotSold } from '#domains/registers/contract/register-words.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { Facts } from '#ui/page/facts.tsx';
import type { RegisteredApplication, RegisterMarket } from '../../contract/market-figures/market-calls.ts';
import classes from './market-card.module.css';

/** Reference and copies by the Orange Book's public rows: no figures of members. */
export function RegisterFigures({ register }: { register: RegisterMarket | null }) {
  if (register === null) return <p className="muted">The Orange Book has no row of it.</p>;
  const { asOf, references, copies, count, holders, byYear } = register;
  const gone = copies.filter(({ sold }) => sold.length === 0);
  const facts = [
    { label: 'US reference', value: references.map(named).join('; ') || 'none there' },
    { label: 'Sold', value: soldWords(references) },
    { label: 'Approved copies (ANDA)', value: countWords(count, holders) },
    {
      label: 'By year of approval',
      value: byYear.map(({ year, count: of }) => `${year ?? 'before 1982'}: ${of}`).join(' · ') || '–',
    },
    { label: 'Holders', value: listed(copies.filter(({ sold }) => sold.length > 0)) },
    { label: capitalise(listedAsNotSold), value: listed(gone) },
  ];
  return (
    <div className={classes.part}>
      <h3 className={classes.title}>In the United States{asOf !== null && `, as of ${inShort(asOf)}`}</h3>
      <Facts facts={facts} />
    </div>
  );
}

function named({ name, number, holder }: RegisteredApplication): string {
  return `${name} (${holder}, ${number})`;
}

function soldWords(references: readonly RegisteredApplication[]): string {
  const ways = [...new Set(references.flatMap(({ sold }) => sold))];
  if (ways.length === 0) return references.length === 0 ? '–' : `The reference is ${listedAsNotSold}`;
  return ways.map((way) => (way === 'RX' ? 'On prescription (RX)' : 'Without (OTC)')).join(', ');
}

function countWords(count: number, holders: number): string {
  if (count === 0) return 'none';
  return `${count}; ${holders === 1 ? '1 holder has one listed as sold' : `${holders} holders have one listed as sold`}`;
}

function listed(some: readonly RegisteredApplication[]): string {
  return [...new Set(some.map(({ holder }) => holder))].join(', ') || 'none';
}
