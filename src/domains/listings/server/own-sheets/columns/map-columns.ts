import { dossierFields } from '#domains/dossiers/contract/dossier-fields.ts';
import { columnLetters } from '#platform/server/sheets/sheet-row.ts';
import { leaveOut } from '../../../contract/own-sheets/answers.ts';
import type { OwnColumn, OwnQuestion } from '../../../contract/own-sheets/questions.ts';
import type { HeadedTable } from '../table/find-head.ts';
import { textOf } from '../values/cell-text.ts';
import { readChoice } from '../values/choices.ts';
import { type CatalogueNames, readMolecule } from '../values/molecules.ts';
import { readProduct } from '../values/product.ts';
import { readStrengths } from '../values/strengths.ts';
import { type HeadMatch, matchHead } from './match-head.ts';

/** What was said of columns: by hand, and in answers; by what stands above them. */
export type Said = {
  mapping: Readonly<Record<string, string>>;
  answers: Readonly<Record<string, string>>;
};

/** A question without its answer. */
export type Asked = Omit<OwnQuestion, 'answer'>;

type Candidate = OwnColumn & { score: number; asks: boolean };

/** Cells that a column is judged by. */
const cellsLookedAt = 60;
const samplesShown = 3;

export const labelOfTarget: Readonly<Record<string, string>> = Object.fromEntries([
  ...dossierFields.map(({ name, label }) => [name, label]),
  ['product', 'Molecule, strength and form in one'],
]);

/** What each column is for, why, and what of that must be asked. Columns without a head and without cells are none. */
export function mapColumns(
  table: HeadedTable,
  catalogue: CatalogueNames,
  { mapping, answers }: Said,
): { columns: OwnColumn[]; questions: Asked[] } {
  const questions: Asked[] = [];
  const candidates: Candidate[] = [];
  const names = namesOf(table);
  table.heads.forEach((_, column) => {
    const cells = cellsOf(table, column);
    const head = names[column] as string;
    if (cells.length === 0 && table.heads[column] === '') return;
    const samples = cells.slice(0, samplesShown).map((cell) => cell.slice(0, 80));
    const base = { column, letters: columnLetters(column), head, samples };
    const own = mapping[head];
    if (own !== undefined)
      candidates.push({ ...base, target: own, why: 'You said so', score: 2, asks: false });
    else candidates.push({ ...base, ...guess(table, column, cells, catalogue) });
  });
  settleProduct(candidates);
  for (const candidate of candidates) {
    if (!candidate.asks) continue;
    const asked = askUse(candidate);
    questions.push(asked);
    const answer = answers[asked.id];
    const isKnown = asked.options.some(({ value }) => value === answer);
    candidate.why = isKnown ? 'You said so' : 'This is asked below';
    candidate.target = isKnown ? (answer as string) : leaveOut;
    if (isKnown) candidate.score = 2;
  }
  questions.push(...settleTwice(candidates, answers));
  return { columns: candidates.map(({ score: _, asks: __, ...column }) => column), questions };
}

/**
 * By what a column is called in questions and kept mappings: its head, with what is merged above it where that is not its alone, or
 * its letters.
 */
function namesOf({ heads, groups }: HeadedTable): string[] {
  const short = heads.map((head) => head.slice(0, 120));
  const inGroups = short.map((head, column) => `${head} (${(groups[column] ?? '').slice(0, 60)})`);
  return short.map((head, column) => {
    if (isOnly(short, column) && head !== '') return head;
    const isNamed = head !== '' && groups[column] !== '' && isOnly(inGroups, column);
    return isNamed ? (inGroups[column] as string) : `${head} (column ${columnLetters(column)})`.trim();
  });
}

function isOnly(texts: readonly string[], at: number): boolean {
  const text = texts[at] ?? '';
  return texts.indexOf(text) === texts.lastIndexOf(text);
}

/** By its head, or with what is merged above it: 'per pack' below 'Prices in EUR' is no size of packs. */
function matchIn(head: string, group: string): HeadMatch | null {
  const own = matchHead(head);
  if (group === '' || own?.score === 1) return own;
  const whole = matchHead(`${group} ${head}`);
  return own === null || whole?.asks || whole?.target === leaveOut ? whole : own;
}

function cellsOf(table: HeadedTable, column: number): string[] {
  const cells: string[] = [];
  for (const row of table.rows) {
    const text = textOf(row.cells[column] ?? '');
    if (text !== '') cells.push(text);
    if (cells.length === cellsLookedAt) break;
  }
  return cells;
}

/** What cannot be taken says something: it comes back with its rows. */
function hasFaults(table: HeadedTable, column: number): boolean {
  return table.rows.some(({ cells }) => {
    const cell = cells[column];
    return typeof cell === 'object' && 'fault' in cell;
  });
}

/** Why a column that is hidden is left out. */
export const whyHidden = 'The column is hidden in the sheet';

type Guess = Pick<Candidate, 'target' | 'why' | 'score' | 'asks'>;

const none = (why: string): Guess => ({ target: leaveOut, why, score: 0, asks: false });

function guess(
  table: HeadedTable,
  column: number,
  cells: readonly string[],
  catalogue: CatalogueNames,
): Guess {
  if (table.hiddenColumns.has(column)) return none(whyHidden);
  if (cells.length === 0 && !hasFaults(table, column)) return none('No cell of it says anything');
  const head = table.heads[column] as string;
  const match = matchIn(head, table.groups[column] ?? '');
  const rate = (reads: (cell: string) => boolean) => cells.filter(reads).length / Math.max(1, cells.length);
  const isMolecule = (cell: string) => readMolecule(cell, catalogue) !== null;
  const isProduct = (cell: string) => readProduct(cell, catalogue) !== null;
  const isForm = (cell: string) => readChoice('dosageForm', cell) !== undefined;
  const isStrength = (cell: string) =>
    'strengths' in readStrengths(cell, { names: [''], order: [0] }, 'point');
  if (match === null) {
    if (head !== '' && rate(isMolecule) < 0.6 && rate(isForm) < 0.6)
      return none('Its head is no name of a field');
    if (rate(isMolecule) > 0.6)
      return { target: 'molecule', why: 'Its cells are names of molecules', score: 0.4, asks: false };
    if (rate(isForm) > 0.6)
      return { target: 'dosageForm', why: 'Its cells are dosage forms', score: 0.4, asks: false };
    return none('Nothing stands above it');
  }
  const { target, score, asks } = match;
  if (target === leaveOut) return none('This is nothing that a listing tells');
  if (target === 'molecule' || target === 'product') {
    const [molecules, products] = [rate(isMolecule), rate(isProduct)];
    if (products > 0.4 && products > molecules)
      return { target: 'product', why: 'Its cells name molecule, strength and form', score, asks: false };
    if (molecules > 0.4 || target === 'molecule')
      return {
        target: 'molecule',
        why: whyOf(head, 'molecule', molecules > 0.4),
        score: target === 'product' ? 0.6 : score,
        asks: false,
      };
    return none('Its cells are names by which no molecule is known');
  }
  const form = rate(isForm);
  if (
    target !== 'dosageForm' &&
    form > 0.7 &&
    score < 1 &&
    ['strengths', 'packStyle1', 'packSizes1'].includes(target)
  )
    return { target: 'dosageForm', why: 'Its cells are dosage forms', score: 0.6, asks: false };
  if (target === 'dosageForm' && form < 0.2 && rate(isStrength) > 0.6)
    return { target: 'strengths', why: 'Its cells are strengths', score: 0.6, asks: false };
  return { target, why: whyOf(head, target, false), score, asks };
}

function whyOf(head: string, target: string, byCells: boolean): string {
  const market = target.startsWith('market:') ? target.slice(7) : '';
  if (market !== '') return `'${head.slice(0, 60)}' is the market ${market}`;
  return byCells
    ? `Its head says so, and its cells are names of molecules`
    : `Its head is a name of ${labelOfTarget[target] ?? target}`;
}

/** Where molecules, strengths and forms have columns of their own, what names them all in one is not needed. */
function settleProduct(candidates: readonly Candidate[]): void {
  const has = (target: string) => candidates.some((candidate) => candidate.target === target);
  if (!has('molecule') || !has('strengths') || !has('dosageForm')) return;
  for (const candidate of candidates)
    if (candidate.target === 'product')
      Object.assign(candidate, none('Molecule, strengths and form stand in columns of their own'));
}

function askUse({ head, target, samples }: Candidate): Asked {
  const label = labelOfTarget[target] ?? target;
  return {
    id: `use:${head}`,
    kind: 'use',
    column: head,
    words: `What is '${head}' for?`,
    options: [
      { value: target, label: `It is the field ${label}, which buyers read` },
      { value: leaveOut, label: 'Leave it out: buyers do not read it' },
    ],
    mayType: 'no',
    samples,
    rows: 0,
  };
}

/** Of two columns for one field the one whose head says so more clearly is taken; of two that say it alike one is chosen. */
function settleTwice(candidates: Candidate[], answers: Said['answers']): Asked[] {
  const questions: Asked[] = [];
  const byTarget = Map.groupBy(
    candidates.filter(({ target }) => target !== leaveOut),
    ({ target }) => (target === 'product' ? 'molecule' : target),
  );
  for (const [target, some] of byTarget) {
    const ordered = some.toSorted((one, other) => other.score - one.score);
    const [first, second] = ordered;
    if (first === undefined || second === undefined) continue;
    const isClear = first.score - second.score >= 0.2;
    const rivals = ordered.filter(({ score }) => first.score - score < 0.2);
    const id = `column:${target}`;
    const said = rivals.find(({ head }) => head === answers[id]);
    const chosen = isClear ? first : said;
    if (!isClear) {
      questions.push({
        id,
        kind: 'column',
        column: first.head,
        words: `Which column is ${labelOfTarget[target] ?? target.replace('market:', 'the market ')}?`,
        options: rivals.map(({ head, samples }) => ({
          value: head,
          label: `${head}: ${samples.join(' · ')}`.slice(0, 200),
        })),
        mayType: 'no',
        samples: [],
        rows: 0,
      });
    }
    for (const candidate of ordered) {
      if (candidate === chosen) continue;
      const why = chosen === undefined ? 'This is asked below' : `'${chosen.head}' is taken for that`;
      Object.assign(candidate, { target: leaveOut, why });
    }
  }
  return questions;
}
