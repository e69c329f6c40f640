import { readCurrencies } from '#domains/catalogue/contract/reading/currencies.ts';
import { giveBack, leaveOut } from '../../../contract/own-sheets/answers.ts';
import { type Asking, wordEnds } from '../asking.ts';
import { type ColumnAmounts, isBareAmount, isBareSum, saysBasis } from '../values/amounts.ts';
import type { CellTrouble } from '../values/cell-trouble.ts';
import { countedUnits } from '../words/counted-words.ts';
import { readHeadAmounts } from './head-amounts.ts';
import { askOfColumn, askUnit, type ColumnQuestion } from './unit-questions.ts';

/** What a price may be of, as its owner says. */
const bases = [
  ...['tablet', 'capsule', 'unit', 'vial', 'ampoule', 'syringe', 'bottle', 'tube', 'pack', 'dose', 'kg'],
  ...['100 tablets', '1,000 tablets', '1,000 capsules', '1,000 units'],
];

/** Asks once what only the owner knows of a column of amounts, where its head does not say it and its cells need it. */
export function askAmounts(
  head: string,
  reads: 'money' | 'price' | 'percent' | 'quantity',
  texts: readonly string[],
  asking: Asking,
): ColumnAmounts {
  const isMoney = reads === 'money' || reads === 'price';
  const said = readHeadAmounts(head, isMoney);
  const numbers = texts.filter(isMoney ? isBareSum : isBareAmount);
  const ask: Ask = (question) => askOfColumn(head, question, asking);
  const askOf = (units: readonly string[]) =>
    askUnit(
      head,
      units,
      numbers,
      asking,
      `This number has no unit: write it with its own, as ${reads === 'percent' ? '5%' : '100,000 tablets'}`,
    );
  const times = said.times ?? numberOf(askTimes(head, numbers, ask));
  if (reads === 'percent') {
    const isSaid = /%|percent|per cent|prozent|pct/i.test(head);
    return { of: isSaid ? '%' : askOf(['%']), times: 1, per: '' };
  }
  if (reads === 'quantity') return { of: said.unit || askOf(countedUnits), times, per: '' };
  const of = said.currency || askCurrency(head, said.isMinor, numbers, ask);
  const per =
    said.per ??
    askBasis(
      head,
      texts.filter((text) => text !== '' && !saysBasis(text)),
      ask,
    );
  const ofPart = typeof times === 'number' && said.isMinor ? times / 100 : times;
  return {
    of,
    times: ofPart,
    per: typeof per === 'string' && per !== '' && said.per === null ? `per ${per}` : per,
  };
}

type Ask = (question: ColumnQuestion) => string | CellTrouble;

function askTimes(head: string, numbers: readonly string[], ask: Ask): string | CellTrouble {
  return ask({
    id: 'times',
    words: `Are the bare numbers of '${head}' as they stand, thousands or millions?`,
    options: [
      { value: '1', label: 'As they stand' },
      { value: '1000', label: 'Thousands: 45 is 45,000' },
      { value: '1000000', label: 'Millions: 1.2 is 1,200,000' },
      { value: giveBack, label: 'Give their rows back to me' },
    ],
    samples: numbers,
    refused: 'Whether this is a number of thousands is not said: write it whole',
  });
}

function numberOf(answer: string | CellTrouble): number | CellTrouble {
  return typeof answer === 'object' ? answer : Number(answer || 1);
}

function askCurrency(
  head: string,
  isMinor: boolean,
  numbers: readonly string[],
  ask: Ask,
): string | CellTrouble {
  return ask({
    id: 'currency',
    words: isMinor
      ? `Of which currency are the cents of '${head}'?`
      : `In which currency are the amounts of '${head}' that name none?`,
    options: [...readCurrencies.map((code) => ({ value: code, label: code })), ...wordEnds],
    samples: numbers,
    refused: 'This amount names no currency: write it with its own, as EUR 45,000',
  });
}

function askBasis(head: string, texts: readonly string[], ask: Ask): string | CellTrouble {
  return ask({
    id: 'basis',
    words: `For how much are the prices of '${head}'?`,
    options: [
      ...bases.map((one) => ({ value: one, label: `Per ${one}` })),
      { value: leaveOut, label: 'That is not said: take the amount alone' },
      { value: giveBack, label: 'Give their rows back to me' },
    ],
    samples: texts,
    refused: 'For how much this price is, is not said: write it whole, as EUR 12.50 per 1,000 tablets',
  });
}
