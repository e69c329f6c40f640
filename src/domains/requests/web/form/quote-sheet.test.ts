import { expect, it } from 'vitest';
import { requestCalls } from '../../contract/requests.ts';
import { proposalSheet } from './proposal-sheet.ts';
import { quoteSheet } from './quote-sheet.tsx';

/** What every term sheet sends beside its answers. */
const common = ['id', 'status', 'repeat'];

it.each([proposalSheet, quoteSheet])(
  "the term sheet of a $listing asks for the contract's fields",
  (sheet) => {
    const { fields, boxes } = requestCalls[sheet.call].form;
    const answers = Object.keys(fields.shape).filter((name) => !common.includes(name));
    expect(sheet.fields.map(({ name }) => name).sort()).toEqual(answers.sort());
    expect(sheet.boxes).toBe(boxes);
  },
);
