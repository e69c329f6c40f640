import { useId, useState } from 'react';
import { calendarDayOf } from '#ui/dates.ts';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import type { TermSheet } from '../../contract/term-sheets.ts';
import { compareTerms, termLines } from './term-lines.ts';
import { VersionHead } from './version-head.tsx';
import classes from './versions-card.module.css';

type VersionsCardProps = { reference: string; termSheets: readonly TermSheet[] };

/** The term sheet as it stands; from its second version on beside an earlier one, with what changed marked. */
export function VersionsCard({ reference, termSheets }: VersionsCardProps) {
  const id = useId();
  const latest = termSheets.at(-1);
  const [chosen, setChosen] = useState<{ before: number; after: number } | null>(null);
  const [onlyChanged, setOnlyChanged] = useState(false);
  if (latest === undefined) return null;
  const after = versionOf(termSheets, chosen?.after ?? latest.version) ?? latest;
  const before = versionOf(termSheets, chosen?.before ?? latest.version - 1);

  return (
    <section className={`card small ${classes.card}`} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className="heading">
          Term sheet
        </h2>
        <p className={classes.validity}>
          Version {latest.version} {isOver(latest.terms.validUntil) ? 'held' : 'holds'} until{' '}
          {calendarDayOf(latest.terms.validUntil)}
        </p>
      </header>
      {before && (
        <div className={`row ${classes.choices}`}>
          {termSheets.length > 2 && (
            <>
              <LabelledSelect
                label="Compare"
                value={before.version}
                options={optionsWithout(termSheets, after.version)}
                onChange={(version) => setChosen({ before: version, after: after.version })}
              />
              <LabelledSelect
                label="with"
                value={after.version}
                options={optionsWithout(termSheets, before.version)}
                onChange={(version) => setChosen({ before: before.version, after: version })}
              />
            </>
          )}
          <label className={`inline ${classes.only}`}>
            <input
              type="checkbox"
              role="switch"
              aria-checked={onlyChanged}
              checked={onlyChanged}
              onChange={(event) => setOnlyChanged(event.target.checked)}
            />
            Only what changed
          </label>
        </div>
      )}
      {before ? (
        <ComparedTable reference={reference} before={before} after={after} onlyChanged={onlyChanged} />
      ) : (
        <SingleTable reference={reference} sheet={after} />
      )}
    </section>
  );
}

function versionOf(termSheets: readonly TermSheet[], version: number): TermSheet | undefined {
  return termSheets.find((sheet) => sheet.version === version);
}

function optionsWithout(termSheets: readonly TermSheet[], other: number) {
  return termSheets
    .filter(({ version }) => version !== other)
    .map(({ version }) => ({ value: version, label: `Version ${version}` }));
}

function SingleTable({ reference, sheet }: { reference: string; sheet: TermSheet }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Term</th>
          <VersionHead reference={reference} sheet={sheet} />
        </tr>
      </thead>
      <tbody>
        {termLines(sheet.terms).map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Value>{value}</Value>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ComparedTableProps = { reference: string; before: TermSheet; after: TermSheet; onlyChanged: boolean };

function ComparedTable({ reference, before, after, onlyChanged }: ComparedTableProps) {
  const lines = compareTerms(before.terms, after.terms);
  const changed = lines.filter((line) => line.changed);
  const shown = onlyChanged ? changed : lines;
  return (
    <>
      <p className={classes.sum} role="status">
        {changed.length === 0
          ? `Version ${after.version} says the same as version ${before.version}.`
          : `${changed.length} of ${lines.length} terms changed from version ${before.version} to version ${after.version}.`}
      </p>
      {shown.length > 0 && (
        <table className={classes.table} data-compared>
          <thead>
            <tr>
              <th scope="col">Term</th>
              <VersionHead reference={reference} sheet={before} />
              <VersionHead reference={reference} sheet={after} />
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line.label} data-changed={line.changed || undefined}>
                <th scope="row">
                  {line.label}
                  {line.changed && <span className={classes.mark}>Changed</span>}
                </th>
                <td className={classes.old} data-label={`Version ${before.version}`}>
                  <Value>{line.before}</Value>
                </td>
                <td className={classes.new} data-label={`Version ${after.version}`}>
                  <Value>{line.after}</Value>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Value({ children }: { children: string }) {
  return children === '' ? <span className={classes.none}>not stated</span> : children;
}

function isOver(day: string): boolean {
  return day < new Date().toISOString().slice(0, 10);
}
