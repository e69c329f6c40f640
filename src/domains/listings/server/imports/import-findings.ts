import type { PoolClient } from 'pg';
import { type LintFinding, type LintSeverity, lintRules } from '#domains/dossiers/contract/lint-rules.ts';
import type { Lint } from '#domains/dossiers/server/lint/lint.ts';
import { headerOf } from './columns.ts';
import type { ReadRow } from './reading.ts';

type SheetFinding = { row: number; column: string; message: string; severity: LintSeverity };

/** As many findings as are shown; all are counted. */
const mostFindings = 1_000;

/**
 * Tells each sound row what speaks against it (§12.16): what cannot be is a fault like others, the rest stays beside it.
 * What is retired is not judged.
 */
export async function lintRows(lint: Lint, rows: readonly ReadRow[]): Promise<void> {
  const judged = rows.filter(({ faults, listing }) => faults.length === 0 && listing.state !== 'retired');
  const found = await lint(judged.map(({ listing: { code, values } }) => ({ code, values })));
  for (const [at, row] of judged.entries()) {
    const findings = found[at] ?? [];
    row.findings = findings.filter(({ rule }) => lintRules[rule].severity !== 'block');
    row.faults.push(
      ...findings
        .filter(({ rule }) => lintRules[rule].severity === 'block')
        .map(({ rule, words }) => ({ row: row.number, column: columnOf(rule), message: words })),
    );
  }
}

function columnOf(rule: LintFinding['rule']): string {
  return headerOf('dossier', [lintRules[rule].field]);
}

const staged = `staged s cross join lateral jsonb_to_recordset(s.findings) as found(rule text, words text, about text)`;

/** Whether what is kept is the question that is found: of what was kept before it was noted about what, its words tell. */
const isSame = `f.rule = found.rule and f.words = found.words and f.about in (found.about, '')`;

/** What a stage's rows are asked, and what is noted of them. What was answered before is not asked again. */
export async function findStaged(
  client: PoolClient,
): Promise<{ findings: SheetFinding[]; findingCount: number }> {
  const { rows } = await client.query<{ row: number; rule: LintFinding['rule']; words: string; all: number }>(
    `select s.sheet_row as row, found.rule, found.words, count(*) over ()::int as all
     from ${staged}
     where not exists (
       select from dossiers d join listing_findings f on f.dossier_id = d.id
       where d.code = s.code and ${isSame} and f.reason <> '')
     order by s.sheet_row limit ${mostFindings}`,
  );
  const findings = rows.map(({ row, rule, words }) => {
    const { severity } = lintRules[rule];
    return { row, column: columnOf(rule), message: words, severity };
  });
  return { findings, findingCount: rows[0]?.all ?? 0 };
}

/** Keeps with the listings that a stage wrote what was found of them; a reason stands as long as its question does. */
export async function keepStaged(client: PoolClient): Promise<void> {
  await client.query(
    `delete from listing_findings f using staged s, dossiers d
     where d.code = s.code and f.dossier_id = d.id
       and not exists (select from jsonb_to_recordset(s.findings) as found(rule text) where found.rule = f.rule)`,
  );
  await client.query(
    `insert into listing_findings as f (dossier_id, rule, words, about)
     select d.id, found.rule, found.words, found.about from ${staged} join dossiers d on d.code = s.code order by d.id
     on conflict (dossier_id, rule) do update
       set words = excluded.words, about = excluded.about, reason = '', reason_by = null, reason_at = null,
         found_at = now()
       where f.words <> excluded.words or f.about not in (excluded.about, '')`,
  );
}
