import { useId, useState } from 'react';
import { Link } from 'react-router';
import { calendarDayOf, momentOf, todayHere } from '#ui/dates.ts';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import { isEnded } from '../../contract/request-life.ts';
import type { Request } from '../../contract/request-view.ts';
import type { TermSheet } from '../../contract/term-sheets.ts';
import classes from './asked-card.module.css';
import { askedLines } from './asked-lines.ts';
import { AskedTable } from './asked-table.tsx';
import { firstYear } from './first-year.ts';

/**
 * What was asked, and beside it what was offered: the term sheet as it stands, from its second version on with an earlier
 * one, what changed marked (§10.18).
 */
export function AskedCard({ request }: { request: Request }) {
  const { termSheets, answers, consent } = request;
  const id = useId();
  const latest = termSheets.at(-1);
  const [chosen, setChosen] = useState<{ before: number; after: number } | null>(null);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const after = versionOf(termSheets, chosen?.after ?? latest?.version);
  const before = after && versionOf(termSheets, chosen?.before ?? after.version - 1);
  const lines = askedLines(answers, before, after);
  const terms = lines.filter(({ isTerm }) => isTerm);
  const changed = terms.filter((line) => line.changed);

  return (
    <section className={`card small ${classes.card}`} aria-labelledby={id}>
      <header className={classes.head}>
        <h2 id={id} className="heading">
          {latest ? 'Asked and offered' : 'What was asked'}
        </h2>
        {latest && (
          <p className={classes.validity}>
            Version {latest.version} {isOver(latest.terms.validUntil) ? 'held' : 'holds'} until{' '}
            {calendarDayOf(latest.terms.validUntil)}
          </p>
        )}
      </header>
      <FirstYear request={request} sheet={after} />
      {before && after && (
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
          <p className={classes.sum} role="status">
            {changed.length === 0
              ? `Version ${after.version} says the same as version ${before.version}.`
              : `${changed.length} of ${terms.length} terms changed from version ${before.version} to version ${after.version}.`}
          </p>
        </div>
      )}
      <AskedTable
        request={request}
        before={before}
        after={after}
        lines={before && onlyChanged ? changed : lines}
      />
      {latest && request.sides.includes('buyer') && (
        <p className={classes.foot}>
          <Link to={`/offers?requests=${request.reference}`}>What it costs at your volumes</Link>
        </p>
      )}
      <p className={`note ${classes.foot}`}>
        Sent {momentOf(request.submittedAt)}. May we suggest other listings: {consent ? 'Yes' : 'No'}.
      </p>
    </section>
  );
}

type FirstYearProps = { request: Request; sheet: TermSheet | undefined };

/** What the first year is worth, and how that was worked out; else why it is not known. */
function FirstYear({ request: { kind, state }, sheet }: FirstYearProps) {
  if (sheet === undefined && (kind === 'investment' || isEnded(state))) return null;
  const year = sheet && firstYear(sheet.terms);
  return (
    <p className={`row ${classes.year}`}>
      <span>Value of the first year</span>
      <strong className={classes.value}>{year?.value ?? 'unknown'}</strong>
      <span className="note">
        {year === undefined
          ? 'A term sheet states price and volume.'
          : year.value === null
            ? year.why
            : `${year.how}, by version ${sheet?.version}${year.least ? `; ${year.least}` : ''}`}
      </span>
    </p>
  );
}

function versionOf(termSheets: readonly TermSheet[], version: number | undefined): TermSheet | undefined {
  return termSheets.find((sheet) => sheet.version === version);
}

function optionsWithout(termSheets: readonly TermSheet[], other: number) {
  return termSheets
    .filter(({ version }) => version !== other)
    .map(({ version }) => ({ value: version, label: `Version ${version}` }));
}

function isOver(day: string): boolean {
  return day < todayHere();
}
