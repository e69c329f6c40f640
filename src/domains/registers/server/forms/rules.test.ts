import { expect, test } from 'vitest';
import { dosageForms } from '#domains/dossiers/contract/dossier-lists.ts';
import { isOfForm, knownForms } from './rules.ts';

test.each([
  ['Film Coated Tablets', ['Oral'], 'TABLET;ORAL', true],
  ['Tablets', ['Oral'], 'TABLET;ORAL-28', true],
  ['Tablets', ['Oral'], 'TABLET, EXTENDED RELEASE;ORAL', false],
  ['Extended Release Tablets', ['Oral'], 'TABLET;ORAL', false],
  ['Dispersible Tablets', ['Oral'], 'TABLET, FOR SUSPENSION;ORAL', true],
  ['Delayed Release Capsules', ['Oral'], 'CAPSULE, DELAYED REL PELLETS;ORAL', true],
  ['Injection', ['Subcutaneous'], 'INJECTABLE;INJECTION', true],
  ['Injection', ['Subcutaneous'], 'SOLUTION;INTRAVENOUS', false],
  ['Injection', ['Intramuscular'], 'SOLUTION;IM-IV', true],
  ['Injection', ['Intravenous'], 'INJECTABLE;IV (INFUSION), SUBCUTANEOUS', true],
  ['Injection', ['Other Parenteral'], 'SOLUTION;INTRAVITREAL', true],
  ['Injection', ['Other Parenteral'], 'SOLUTION;ORAL', false],
  ['Ophthalmic & Otic Drops', ['Ophthalmic'], 'SOLUTION/DROPS;TOPICAL', false],
  ['Ophthalmic & Otic Drops', ['Ophthalmic'], 'EMULSION;OPHTHALMIC', true],
  ['Injection', ['Other Parenteral'], 'SOLUTION;INTRAVENOUS', false],
  ['Injection', ['Other Parenteral'], 'INJECTABLE;INJECTION', true],
  ['Injection', ['Others'], 'INJECTABLE;INJECTION', false],
  ['Injection', ['Ophthalmic'], 'SOLUTION/DROPS;OPHTHALMIC', false],
  ['Gel', ['Others'], 'GEL;PERIODONTAL', true],
  ['Gel', ['Buccal'], 'GEL;PERIODONTAL', false],
  ['Sublingual & Buccal Tablets', ['Sublingual'], 'FILM;SUBLINGUAL', false],
  ['Sublingual & Buccal Tablets', ['Oral'], 'TABLET, EXTENDED RELEASE;ORAL', false],
  ['Syrup', ['Oral'], 'SUSPENSION;ORAL', false],
  ['Oral Suspension', ['Oral'], 'FOR SUSPENSION, DELAYED RELEASE;ORAL', true],
  ['Powders & Granules', ['Oral'], 'FOR SOLUTION, TABLET, FOR SOLUTION;ORAL', false],
  ['Inhalation', ['Inhalation'], 'SUSPENSION, LIPOSOMAL;INHALATION', true],
  ['Suppositories & Vaginal Inserts', ['Oral'], 'CAPSULE;ORAL', false],
  ['Suppositories & Vaginal Inserts', ['Vaginal'], 'TABLET;VAGINAL', true],
  ['Ophthalmic & Otic Drops', ['Intravenous'], 'SOLUTION;INTRAVENOUS', false],
  ['Cream', ['Topical'], 'FOAM;TOPICAL', false],
  ['Nothing of the list', ['Oral'], 'TABLET;ORAL', false],
])('%s, %j of %s: %s', (form, routes, registered, fits) => {
  const [theirs = '', route = ''] = registered.split(';');
  expect(isOfForm(form, routes, { form: theirs, route })).toBe(fits);
});

test('each form of the finder is known', () => {
  expect(knownForms.toSorted()).toEqual(dosageForms.toSorted());
});
