import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { rowNumber } from '#domains/registers/contract/register-words.ts';
import { LaunchLine } from '#domains/registers/web/launch-line.tsx';
import { LaunchWindows } from '#domains/registers/web/launch-windows.tsx';
import { capitalise } from '#platform/contract/capitalise.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { Cell, ColumnHead, Row, RowHead, Table } from '#ui/table/table.tsx';
import type { PresentationRecord } from '../../contract/presentations.ts';
import { DataSheet } from '../data-sheet.tsx';
import { MarketCard } from '../market/market-card.tsx';
import { MoleculeDrawing } from '../molecule-drawing.tsx';
import classes from './presentation-view.module.css';

const rows = [
  { key: 'molecule', label: 'Molecule' },
  { key: 'salt', label: 'Salt' },
  { key: 'dosageForm', label: 'Dosage form' },
  { key: 'routes', label: 'Route' },
  { key: 'strengths', label: 'Strengths' },
  { key: 'atcClass', label: 'ATC class' },
  { key: 'usReferenceProduct', label: 'US reference product' },
  { key: 'indication', label: 'Indication' },
] as const;

/** 'Apixaban, Film Coated Tablets, 2.5 mg, 5 mg'. */
export function nameOfPresentation({ molecule, dosageForm, strengths }: PresentationRecord): string {
  return [capitalise(molecule), dosageForm, strengths].filter((part) => part !== '').join(', ');
}

/** A presentation: what it is, when it may be launched, what that was read from, and the dossiers of it. */
export function PresentationView({ presentation }: { presentation: PresentationRecord }) {
  const { windows, structure, atcClass, usReferenceProduct, indication, ...own } = presentation;
  const said = { atcClass: atcClass ?? '-', usReferenceProduct: usReferenceProduct ?? '-' };
  return (
    <>
      <LaunchWindows id="windows" launch={{ windows }} />
      <div className={classes.columns}>
        <DataSheet
          title="Presentation"
          rows={rows}
          values={{ ...own, ...said, indication: indication ?? '-' }}
        />
        <div className={classes.side}>
          <RegisterRows presentation={presentation} />
          {structure !== null && (
            <MoleculeDrawing structure={structure} title={presentation.molecule} size="large" />
          )}
        </div>
      </div>
      <MarketCard id="market" presentation={own.id} />
      <Offered presentation={presentation} />
    </>
  );
}

function RegisterRows({ presentation: { rows: read } }: { presentation: PresentationRecord }) {
  const id = useId();
  return (
    <section className={`card ${classes.rows}`} aria-labelledby={id}>
      <h2 id={id} className="card-title">
        Read from
      </h2>
      {read.length === 0 ? (
        <p className={classes.none}>No row of a register is matched: the windows are unknown, not open.</p>
      ) : (
        <ul className={`list ${classes.list}`}>
          {read.map(({ register, application, product, title, detail }) => (
            <li key={`${register} ${application} ${product}`}>
              <strong>{title}</strong>{' '}
              <span className="muted">{rowNumber(register, { application, product })}</span>
              <br />
              <span className="muted">{detail}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Offered({ presentation: { count, listings } }: { presentation: PresentationRecord }) {
  const id = useId();
  const [search] = useSearchParams();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {count === 1 ? 'The one dossier' : `${count.toLocaleString('en-GB')} dossiers`} of it
      </h2>
      <Table
        label="Dossiers of this presentation"
        head={['Dossier', 'Code', 'Launch', 'Readiness', 'Markets'].map((label) => (
          <ColumnHead key={label} label={label} />
        ))}
      >
        {listings.data.map(({ id: dossier, title, code, launch, readiness, markets }) => (
          <Row key={dossier}>
            <RowHead>
              <Link to={`/product-details/${dossier}`} prefetch="intent" className={classes.words}>
                {title}
              </Link>
            </RowHead>
            <Cell label="Code" card="plain">
              <span className={classes.code}>{code}</span>
            </Cell>
            <Cell label="Launch" empty={launch.length === 0}>
              <LaunchLine windows={launch} />
            </Cell>
            <Cell label="Readiness" card="plain">
              <span className={classes.words}>{readiness}</span>
            </Cell>
            <Cell label="Markets" card="plain">
              {markets.join(', ')}
            </Cell>
          </Row>
        ))}
      </Table>
      <p className={`cluster ${classes.pages}`}>
        {search.has('after') && <QuietLink to=".">First page</QuietLink>}
        {listings.next !== null && <QuietLink to={`?after=${listings.next}`}>Next page</QuietLink>}
      </p>
    </section>
  );
}
