import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostQuestions } from '../../contract/own-sheets/limits.ts';
import { type OwnSheetRead, readOwnSheet } from './read-own-sheet.ts';
import { loadTables } from './table/load-tables.ts';
import { messySheets } from './testing/messy/index-of-sheets.ts';
import type { MessySheet } from './testing/messy-sheet.ts';
import { writeMessy } from './testing/write-messy.ts';
import { catalogueNames } from './values/molecules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dosebridge-messy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As the catalogue of the demo calls what is named in two ways. */
const catalogue = catalogueNames([
  ...[
    'abiraterone',
    'amoxicillin + clavulanic acid',
    'dabigatran etexilate',
    'enoxaparin',
    'levothyroxine sodium',
  ],
  ...[
    'liothyronine sodium',
    'olmesartan medoxomil',
    'rocuronium bromide',
    'tenofovir disoproxil',
    'tiotropium bromide',
  ],
]);

async function tablesOf(sheet: MessySheet) {
  const path = join(folder, sheet.name);
  await writeFile(path, await writeMessy(sheet.file));
  return loadTables(path, sheet.name);
}

/** Reads a sheet as its owner would have it: again and again until nothing is asked. */
async function readWithOwner(sheet: MessySheet) {
  const tables = await tablesOf(sheet);
  const answers: Record<string, string> = {};
  const unforeseen: string[] = [];
  let read: OwnSheetRead;
  for (let turn = 0; ; turn += 1) {
    read = readOwnSheet(tables, { mapping: {}, answers }, { catalogue, company: 'Messy GmbH' });
    const open = read.questions.filter(({ answer }) => answer === null);
    if (open.length === 0 || turn === 4) break;
    for (const { id } of open) {
      const said = sheet.answers[id];
      if (said === undefined) unforeseen.push(id);
      answers[id] = said ?? 'back';
    }
  }
  return { read, answers, asked: Object.keys(answers).length, unforeseen };
}

type Outcome = 'right' | 'came back' | 'wrong';

/** What became of each row, beside what a person reads in it. */
function judge(sheet: MessySheet, read: OwnSheetRead): Map<number, [Outcome, string]> {
  const outcomes = new Map<number, [Outcome, string]>();
  let last = 0;
  for (const [row, expected] of sheet.expected) {
    if (expected.is === 'more-of-above') {
      outcomes.set(row, outcomes.get(last) ?? ['wrong', 'nothing stands above it']);
      const draft = read.drafts.find(({ rows }) => rows.includes(row));
      if (draft !== undefined && draft.faults.length === 0 && !draft.rows.includes(last))
        outcomes.set(row, ['wrong', 'a listing of its own']);
      continue;
    }
    last = row;
    const draft = read.drafts.find(({ rows }) => rows.includes(row));
    if (draft === undefined)
      outcomes.set(row, expected.is === 'fault' ? ['right', ''] : ['came back', 'left out']);
    else if (draft.faults.length > 0) {
      const why = draft.faults.map(({ column, message }) => `${column}: ${message}`).join('; ');
      outcomes.set(row, [expected.is === 'fault' ? 'right' : 'came back', why]);
    } else if (expected.is === 'fault')
      outcomes.set(row, ['wrong', `taken as ${JSON.stringify(said(draft.values))}`]);
    else {
      const [is, want] = [said(draft.values), said(expected.values)];
      const differs = [...new Set([...Object.keys(is), ...Object.keys(want)])].filter(
        (name) => is[name] !== want[name],
      );
      outcomes.set(
        row,
        differs.length === 0
          ? ['right', '']
          : ['wrong', differs.map((name) => `${name}: ${is[name]} for ${want[name]}`).join('; ')],
      );
    }
  }
  return outcomes;
}

/** What the sheet says of a listing: without what holds for all rows, the company and the title made of it. */
function said(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const own = Object.entries(values).filter(
    ([name]) => !['company', 'title', 'offerDays', 'curated'].includes(name),
  );
  return Object.fromEntries(
    own
      .map(([name, value]): [string, string] => [
        name,
        Array.isArray(value) ? value.toSorted().join('; ') : String(value ?? ''),
      ])
      .filter(([, value]) => value !== ''),
  );
}

test.each(messySheets.map((sheet) => [sheet.name, sheet] as const))(
  '%s: nothing is wrong in silence, and nearly all is right',
  async (_, sheet) => {
    const { read, asked, unforeseen } = await readWithOwner(sheet);
    const outcomes = [...judge(sheet, read)];
    const of = (outcome: Outcome) => outcomes.filter(([, [is]]) => is === outcome);
    if (process.env.SHOW_MESSY) {
      console.info(
        sheet.name,
        'right',
        of('right').length,
        'back',
        of('came back').length,
        'asked',
        asked,
        'unforeseen',
        unforeseen,
      );
      console.info(
        read.columns.map(({ head, target, why }) => `${head} -> ${target} (${why})`).join('\n'),
        read.notes,
        read.skipped,
      );
      console.info(
        [...of('came back'), ...of('wrong')].map(([row, [is, why]]) => `${row} ${is} ${why}`).join('\n'),
      );
    }
    expect(of('wrong')).toEqual([]);
    expect(asked).toBeLessThanOrEqual(mostQuestions);
    expect(of('right').length).toBeGreaterThanOrEqual(36);
  },
);

test.each([
  ['answers nothing', null],
  ['wants back whatever is asked', 'back'],
])('an owner who %s has nothing taken that is wrong', async (_, answer) => {
  for (const sheet of messySheets) {
    const tables = await tablesOf(sheet);
    const answers: Record<string, string> = {};
    let read = readOwnSheet(tables, { mapping: {}, answers }, { catalogue, company: 'Messy GmbH' });
    for (const { id } of read.questions)
      if (answer !== null) answers[id] = id.startsWith('needed') ? '10' : answer;
    read = readOwnSheet(tables, { mapping: {}, answers }, { catalogue, company: 'Messy GmbH' });
    const wrong = [...judge(sheet, read)].filter(([, [is]]) => is === 'wrong');
    expect([sheet.name, wrong]).toEqual([sheet.name, []]);
  }
});

test('what was answered before asks nothing of the same sheet', async () => {
  for (const sheet of messySheets) {
    const { read, answers } = await readWithOwner(sheet);
    const again = readOwnSheet(
      await tablesOf(sheet),
      { mapping: {}, answers },
      { catalogue, company: 'Messy GmbH' },
    );
    expect(again.questions.filter((question) => question.answer === null)).toEqual([]);
    expect(again.drafts).toEqual(read.drafts);
  }
});
