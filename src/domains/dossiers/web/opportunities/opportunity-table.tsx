import { Link } from 'react-router';
import { inShort } from '#domains/registers/contract/days.ts';
import { notInEu } from '#domains/registers/contract/register-words.ts';
import { capitalise } from '#platform/contract/capitalise.ts';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { Opportunity } from '../../contract/market-figures/opportunities.ts';
import { dossierFinderPath } from '../dossier-shape.ts';
import classes from './opportunities.module.css';

/** What loses its last hard protection, each with the row that ends then, and the way to its dossiers. */
export function OpportunityTable({ opportunities }: { opportunities: readonly Opportunity[] }) {
  return (
    <Table
      label="Opportunities"
      dense
      head={
        <>
          <ColumnHead label="Product" />
          <ColumnHead label="Last hard end" />
          <ColumnHead label="Generics approved" numeric />
          <ColumnHead label="Dossiers here" numeric />
          <ColumnHead label="Wanted by" numeric />
          <ColumnHead label="Asked by" numeric />
        </>
      }
    >
      {opportunities.map((one) => (
        <OpportunityRow key={one.id} opportunity={one} />
      ))}
    </Table>
  );
}

function OpportunityRow({ opportunity }: { opportunity: Opportunity }) {
  const { presentation, molecule, form, strengths, brand, holder, atc, ...own } = opportunity;
  const { market, hardUntil, last, asOf, dossiers, generics, wanted, asked } = own;
  const about = [brand, form, strengths, holder, atc ?? ''].filter((part) => part !== '');
  const search = `${dossierFinderPath}?${new URLSearchParams({ q: molecule })}`;
  return (
    <Row>
      <RowHead>
        <Link to={presentation === null ? search : `/presentations/${presentation}`} prefetch="intent">
          {capitalise(molecule)}
        </Link>
        <span className={`muted ${classes.about}`}>{about.join(' · ')}</span>
      </RowHead>
      <Cell label="Last hard end" card="line">
        <strong className={classes.day}>
          {market} {inShort(hardUntil)}
        </strong>
        <span className={`muted ${classes.about}`}>
          {last}
          {asOf !== null && `, as of ${inShort(asOf)}`}
          {market === 'EU' && ` · ${capitalise(notInEu)} are not listed there`}
        </span>
      </Cell>
      <Cell label="Generics approved" numeric empty={generics === null}>
        {generics === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">the Orange Book has none of such products</span>
          </>
        ) : (
          genericsOf(generics)
        )}
      </Cell>
      <Cell label="Dossiers here" numeric>
        {dossiers === 0 ? (
          'none'
        ) : (
          <Link to={search}>
            {dossiers.toLocaleString('en-GB')}
            <span className="visually-hidden"> dossiers; to {molecule} in the finder</span>
          </Link>
        )}
      </Cell>
      <Figure label="Wanted by" companies={wanted} />
      <Figure label="Asked by" companies={asked} />
    </Row>
  );
}

/** Whose copies are listed as sold, as on the page of a presentation. */
function genericsOf(holders: number): string {
  if (holders === 0) return 'none';
  return holders === 1 ? '1 holder' : `${holders.toLocaleString('en-GB')} holders`;
}

function Figure({ label, companies }: { label: string; companies: number | null }) {
  return (
    <Cell label={label} numeric empty={companies === null}>
      {companies === null ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">not told</span>
        </>
      ) : (
        companies.toLocaleString('en-GB')
      )}
    </Cell>
  );
}
