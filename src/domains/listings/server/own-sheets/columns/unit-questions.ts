import { giveBack, leaveOut } from '../../../contract/own-sheets/answers.ts';
import { type Asking, wordEnds } from '../asking.ts';
import type { CellTrouble } from '../values/cell-trouble.ts';
import { lacksUnit, type StrengthUnit, strengthUnitIn } from '../values/strengths.ts';
import { isBareTime } from '../values/units.ts';
import type { Asked } from './map-columns.ts';
import { unitInHead } from './match-head.ts';

const strengthUnits = [
  'mg',
  'mcg',
  'g',
  'IU',
  '%',
  'mg/mL',
  'mcg/mL',
  'g/mL',
  'IU/mL',
  'mg/g',
  'mcg/dose',
  'mg/h',
  'mcg/h',
  'mEq',
];
const timeUnits = ['months', 'years', 'weeks', 'days'];

/** What only its owner knows of a column: asked where `samples` need it, each of which is a row; `refused` says what to write instead. */
export type ColumnQuestion = Pick<Asked, 'id' | 'words' | 'options'> & {
  samples: readonly string[];
  refused: string;
};

/** Asks it once; '' where it is left out, and where no row needs it. */
export function askOfColumn(
  head: string,
  { id: name, words, options, samples, refused }: ColumnQuestion,
  asking: Asking,
): string | CellTrouble {
  if (samples.length === 0) return '';
  const id = `${name}:${head}`;
  const some = [...new Set(samples)].slice(0, 3).map((text) => text.slice(0, 80));
  const answer = asking.ask({
    ...{ id, kind: 'unit', column: head, words, options },
    ...{ mayType: 'no', samples: some, rows: samples.length },
  });
  if (answer === null) return { message: refused, waits: id };
  return answer === giveBack ? { message: refused } : answer === leaveOut ? '' : answer;
}

/** Asks once in what the numbers of a column are that have no unit. */
export function askUnit(
  head: string,
  units: readonly string[],
  bare: readonly string[],
  asking: Asking,
  refused: string,
  ends = wordEnds,
): string | CellTrouble {
  const words = `In what are the bare numbers of '${head}' counted?`;
  const options = [...units.map((unit) => ({ value: unit, label: unit })), ...ends];
  return askOfColumn(head, { id: 'unit', words, options, samples: bare, refused }, asking);
}

/** Of bare strengths; null where there are none. A listing without its strengths would be another one. */
export function askStrengthUnit(
  head: string,
  texts: readonly string[],
  asking: Asking,
): StrengthUnit | CellTrouble | null {
  const ofHead = strengthUnitIn(head);
  if (ofHead !== null) return ofHead;
  const bare = texts.filter((text) => lacksUnit(text.slice(Math.max(0, text.search(/(?<=[\s(])\d|^\d/)))));
  const refused = 'This strength has no unit: write it as 5 mg, 10 mg';
  const back = wordEnds.filter(({ value }) => value === giveBack);
  const answer = askUnit(head, strengthUnits, bare, asking, refused, back);
  return typeof answer === 'object' ? answer : strengthUnitIn(answer);
}

/** Of bare times: 'months' of '24'. */
export function askTimeUnit(head: string, texts: readonly string[], asking: Asking): string | CellTrouble {
  const refused = "This time has no unit: write it as '24 months' or '12 weeks'";
  return unitInHead(head) || askUnit(head, timeUnits, texts.filter(isBareTime), asking, refused);
}
