import { answerLabels } from '../../contract/answer-labels.ts';
import type { Request } from '../../contract/request-view.ts';
import type { TermSheet } from '../../contract/term-sheets.ts';
import { readVolumes } from '../form/fields/read-volumes.ts';
import classes from './asked-card.module.css';
import type { AskedLine } from './asked-lines.ts';
import { marketsLeftOut, volumeLeftOut } from './not-offered.ts';
import { VersionHead } from './version-head.tsx';

type AskedTableProps = {
  request: Request;
  /** The versions that stand beside what was asked: none, one, or two that are compared. */
  before: TermSheet | undefined;
  after: TermSheet | undefined;
  lines: readonly AskedLine[];
};

/** Line by line: what was asked, what was offered, and what changed between two versions. */
export function AskedTable({
  request: { reference, requester, answers },
  before,
  after,
  lines,
}: AskedTableProps) {
  if (lines.length === 0) return null;
  return (
    <table className={classes.table} data-compared={before && ''}>
      {after && (
        <thead>
          <tr>
            <th scope="col">Term</th>
            <th scope="col">
              <span className={classes.askedHead}>Asked</span>
              <span className={`muted ${classes.by}`}>{requester.organisation || requester.name}</span>
            </th>
            {before && <VersionHead reference={reference} sheet={before} />}
            <VersionHead reference={reference} sheet={after} />
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map((line) => (
          <tr key={line.key} data-changed={line.changed || undefined}>
            <th scope="row">
              {line.label}
              {line.changed && <span className={classes.mark}>Changed</span>}
            </th>
            <AskedCell line={line} isAlone={after === undefined} />
            {before && (
              <td className={classes.old} data-label={`Version ${before.version}`}>
                <Offered line={line} value={line.before} />
              </td>
            )}
            {after && (
              <td className={classes.new} data-label={before ? `Version ${after.version}` : 'Offered'}>
                <Offered line={line} value={line.after} />
                <LeftOut line={line} answers={answers} sheet={after} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was typed; beside a term, under the form's own name for it. */
function AskedCell({ line: { label, asked }, isAlone }: { line: AskedLine; isAlone: boolean }) {
  return (
    <td
      className={classes.asked}
      data-label={isAlone ? undefined : 'Asked'}
      data-empty={asked === null || undefined}
    >
      {asked !== null && asked.label !== label && <span className={classes.form}>{asked.label}</span>}
      {asked === null || asked.value === '' ? (
        <span className={classes.none}>–</span>
      ) : (
        <span>{asked.value}</span>
      )}
      {asked !== null && <InFigures {...asked} />}
    </td>
  );
}

/** Beside a buyer's words for volumes: the numbers that they say. */
function InFigures({ label, value }: NonNullable<AskedLine['asked']>) {
  const read = label === answerLabels.dossier.indicativeVolumes ? readVolumes(value) : null;
  return read !== null && <span className={classes.figures}>Read as {read}</span>;
}

/** Of a term that is left open 'not stated'; a dash where term sheets do not speak of it. */
function Offered({ line: { isTerm }, value }: { line: AskedLine; value: string }) {
  if (value !== '') return <span>{value}</span>;
  return <span className={classes.none}>{isTerm ? 'not stated' : '–'}</span>;
}

type LeftOutProps = { line: AskedLine; answers: Request['answers']; sheet: TermSheet };

/** What was asked for and is not offered, beside what is. */
function LeftOut({ line: { key, asked }, answers, sheet: { terms } }: LeftOutProps) {
  if (asked === null) return null;
  const markets = key === 'territory' ? marketsLeftOut(answers, terms.territory) : [];
  const isOfVolumes = asked.label === answerLabels.dossier.indicativeVolumes;
  const volume = isOfVolumes ? volumeLeftOut(answers, terms) : null;
  return (
    <>
      {markets.length > 0 && <span className={classes.leftOut}>Not offered: {markets.join(', ')}</span>}
      {volume !== null && <span className={classes.leftOut}>{volume}</span>}
    </>
  );
}
