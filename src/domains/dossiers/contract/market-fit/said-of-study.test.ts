import { expect, test } from 'vitest';
import type { DosageForm } from '../dossier-lists.ts';
import { readStudy } from './said-of-study.ts';

function inShort(words: string, form: DosageForm): string {
  const study = readStudy(words, form);
  if (study.is === 'done') return ['done', ...study.against].join(' ');
  return study.is === 'waived' ? ['waived', ...study.classes].join(' ') : study.is;
}

test.each<[string, DosageForm, string]>([
  ['BE completed, fasting, n = 36, US RLD', 'Tablets', 'done US United States'],
  ['BE completed, fed and fasting, n = 40, EU reference product', 'Extended Release Tablets', 'done EU'],
  ['bioequivalence vs Norvasc US (fed/fast)', 'Tablets', 'done US United States'],
  ['BE study completed against German reference (Norvasc, Germany)', 'Tablets', 'done EU Germany'],
  ['BE completed vs Brazilian reference, Brazil', 'Tablets', 'done Brazil'],
  ['BE completed, fasting, n = 24, local reference product', 'Tablets', 'done'],
  ['BE completed, fasting, n = 24, innovator product', 'Tablets', 'done'],
  [
    'BE completed, fasting, n = 24, US RLD; biowaiver for lower strengths',
    'Tablets',
    'done US United States',
  ],
  ['Pilot BE completed, fasting, n = 12; pivotal planned Mar 2027', 'Tablets', 'to come'],
  ['Pilot BE completed; pivotal BE completed, US RLD', 'Tablets', 'done US United States'],
  ['Pivotal BE ongoing, fasting, n = 24', 'Tablets', 'to come'],
  ['Not started', 'Tablets', 'to come'],
  ['Biowaiver (BCS class I)', 'Tablets', 'waived I'],
  ['Biowaiver, BCS Class 3', 'Capsules', 'waived III'],
  ['Biowaiver (BCS class I)', 'Extended Release Tablets', 'waived wrongly'],
  ['Biowaiver by IVIVC', 'Extended Release Tablets', 'unsaid'],
  ['Biowaiver', 'Suppositories & Vaginal Inserts', 'waived wrongly'],
  ['Biowaiver', 'Tablets', 'unsaid'],
  ['Biowaiver (oral solution)', 'Oral Solution', 'not needed'],
  ['Not applicable (parenteral solution)', 'Injection', 'not needed'],
  ['NA', 'Injection', 'not needed'],
  ['NA', 'Tablets', 'unsaid'],
  ['IVRT and IVPT completed', 'Cream', 'unsaid'],
  ['Phase I PK study completed, n = 120; phase III completed, n = 400', 'Injection', 'unsaid'],
  ['Phase I PK study completed, n = 120; phase III ongoing, n = 400', 'Injection', 'to come'],
  ['-', 'Tablets', 'unsaid'],
  ['', 'Tablets', 'unsaid'],
])('of %j on %s is read: %s', (words, form, read) => {
  expect(inShort(words, form)).toBe(read);
});
