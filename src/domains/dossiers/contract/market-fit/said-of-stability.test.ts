import { expect, test } from 'vitest';
import { readStability } from './said-of-stability.ts';

/** 'II 24, IVb 24'; 'cold 36'; 'to come'; '-' where nothing is said. */
function inShort(words: string): string {
  const said = readStability(words);
  if (said === null) return '-';
  const studies = said.studies.map(({ zone, months }) => `${zone} ${months ?? '?'}`).sort();
  return [said.isToCome && 'to come', said.isCold && `cold ${said.months ?? '?'}`, ...studies]
    .filter(Boolean)
    .join(', ');
}

test.each([
  ['Zone II, 24 months', 'II 24'],
  ['Zone II and IVb, 24 months', 'II 24, IVb 24'],
  ['Zone II, Zone IVb, 36 months', 'II 36, IVb 36'],
  ['Zones II & IVa: 24M', 'II 24, IVa 24'],
  ['25°C/60%RH 24M & 30/75 12M', 'II 24, IVb 12'],
  ['24 months at 25 °C ± 2 °C / 60 % ± 5 % RH, 12 months at 30°C/65% RH', 'II 24, IVa 12'],
  ['Long term 30°C/75%RH 24 months; accelerated 40°C/75%RH 6 months', 'IVb 24'],
  ['25/60 36 months, intermediate 30/65 12 months', 'II 36'],
  ['30/65 (intermediate) 6 months; zone II 24 months', 'II 24'],
  ['Zone IVa, 9 months ongoing', 'IVa ?'],
  ['Zone IVb ongoing', 'IVb ?'],
  ['Zone IV, 2 years', 'IVa 24'],
  ['Zone I, 12 months', 'I 12'],
  ['30°C/70% RH, 24 months', 'IVa 24'],
  ['Zone II, 24 months; Zone IVb', 'II 24, IVb ?'],
  ['2-8 C, 36 months', 'cold 36'],
  ['2°C to 8°C, 24 months', 'cold 24'],
  ['Refrigerated, 18 months ongoing', 'cold ?'],
  ['Zone II, 24 months, do not refrigerate', 'II 24'],
  ['Not started', 'to come'],
  ['Planned on the first batches', 'to come'],
  ['24 months', ''],
  ['As per ICH', '-'],
  ['', '-'],
])('%j is %s', (words, read) => {
  expect(inShort(words)).toBe(read);
});
