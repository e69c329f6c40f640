import { describe, expect, test } from 'vitest';
import { tileOfDosageForm } from '#domains/suppliers/contract/supplier-tiles.ts';
import { demoPlants } from '../companies/plants.ts';
import { demoSize } from '../fill.ts';
import { createCatalogue, demoDossiers } from './dossiers.ts';
import { catalogueDay } from './listing-dates.ts';
import { molecules } from './molecules.ts';

/** What a reader of the trade would call untrue, held over the whole demo and a stretch of what is generated. */
const generated = createCatalogue(11);
const demo = demoDossiers(demoSize);
const dossiers = [...demo, ...Array.from({ length: 4_000 }, (_, index) => generated(index))];
const listings = dossiers.map(({ listing }) => listing);

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Whole months from the one that a text names ('Mar 2025') to the catalogue's day. */
function monthsSince(text: string): number | undefined {
  const [, name = '', year] = /\b([A-Z][a-z]{2}) (20\d\d)\b/.exec(text) ?? [];
  if (!months.includes(name)) return undefined;
  return (
    (catalogueDay.getUTCFullYear() - Number(year)) * 12 + catalogueDay.getUTCMonth() - months.indexOf(name)
  );
}

describe('the demo', () => {
  test('lists every molecule that it knows', () => {
    const listed = new Set(demo.map(({ molecule }) => molecule.inn));
    expect(molecules.filter(({ inn }) => !listed.has(inn)).map(({ inn }) => inn)).toEqual([]);
  });

  test('lists what is asked for most before the rest', () => {
    const first = new Set(demo.slice(0, 150).map(({ molecule }) => molecule.inn));
    for (const inn of [
      'azithromycin',
      'esomeprazole',
      'epinephrine',
      'amlodipine',
      'metformin',
      'semaglutide',
    ]) {
      expect([...first], inn).toContain(inn);
    }
  });
});

describe('exclusivity', () => {
  test('of which a text names the year ends in that year', () => {
    for (const { inn, about, presentations } of molecules) {
      const ends = presentations.map(({ usConstraintDate }) => usConstraintDate?.slice(0, 4));
      for (const sentence of about.split(/(?<=[.;]) /)) {
        if (!/exclusivit(y|ies).*\b(to|until|ends?)\b|exclusivit(y|ies) (runs?|lasts?)\b/.test(sentence))
          continue;
        for (const [year] of sentence.matchAll(/\b20\d\d\b/g)) {
          if (Number(year) > catalogueDay.getUTCFullYear())
            expect(ends, `${inn}: ${sentence}`).toContain(year);
        }
      }
    }
  });

  test('that a text says to run is dated after the catalogue, on one of the forms', () => {
    const runs =
      /exclusivit(y|ies) (still )?(runs?|lasts?|holds?)\b|\b(holds?|carry|carries)\b [^.;]{0,20}exclusivit/i;
    for (const { inn, about, presentations } of molecules) {
      if (!about.split(/(?<=[.;]) /).some((sentence) => runs.test(sentence) && !/no more/.test(sentence)))
        continue;
      const running = presentations.filter(
        ({ usConstraintDate = '' }) => new Date(usConstraintDate) > catalogueDay,
      );
      expect(running.length, `${inn}: ${about}`).toBeGreaterThan(0);
    }
  });

  test('has ended before the approval of a copy that a listing tells of', () => {
    for (const { title, usConstraintDate, registeredIn } of listings) {
      if (!usConstraintDate || !/\((ANDA|NDA|BLA)[^)]* approved/.test(registeredIn)) continue;
      expect(registeredIn.includes('tentatively') || new Date(usConstraintDate) < catalogueDay, title).toBe(
        true,
      );
      const approved = monthsSince(registeredIn);
      if (registeredIn.includes('tentatively') || approved === undefined) continue;
      const ended = (catalogueDay.getTime() - new Date(usConstraintDate).getTime()) / 86_400_000 / 30;
      expect(approved, `${title}: ${registeredIn}`).toBeLessThanOrEqual(ended);
    }
  });
});

describe('salt and indication', () => {
  const ofOneForm =
    /\((?:[^)]*\b)?(gel|tablets?|cream|topical|injection|patch|film|oral|intravenous|nasal|sublingual|capsules?|depot|dermal|transmucosal)\b[^)]*\)|\bas (nasal spray|ointment)|\bby injection|inhaled,/;

  test('belong to the presentation that is listed, not to another of the molecule', () => {
    for (const { title, salt = '', indication = '' } of listings) {
      expect(`${salt} ${indication}`, title).not.toMatch(ofOneForm);
    }
  });

  test.each([
    [/Eye Drops/, /rheumat|arthritis|transplant|asthma/i],
    [/Eye Drops|Cream|Ointment|Gel /, /transplant|pneumonia/i],
    [/Nasal Spray/, /skin|dermat|anaesthesia|tablets/i],
    [/Patch/, /anaesthesia \(|injection/i],
    [/Tablets|Capsules/, /alopecia|eyelash|ear infection/i],
  ])('of %s do not speak of what %s means', (form, disease) => {
    for (const { title, indication = '' } of listings) {
      if (form.test(title)) expect(indication, title).not.toMatch(disease);
    }
  });
});

describe('studies', () => {
  test('are waived by class only for what is swallowed and released at once', () => {
    const open = ['Tablets', 'Film Coated Tablets', 'Chewable Tablets', 'Dispersible Tablets', 'Capsules'];
    for (const { title, dosageForm, clinicalDetails } of listings) {
      if (/BCS class|lower strengths/.test(clinicalDetails)) expect(open, title).toContain(dosageForm);
    }
  });

  test('are not waived for suppositories, modified release and the ear', () => {
    for (const { title, dosageForm, routes, clinicalDetails } of listings) {
      if (!/^(Extended|Delayed)|Suppositories|Transdermal|Lozenges/.test(dosageForm) && routes[0] !== 'Otic')
        continue;
      expect(clinicalDetails, title).not.toMatch(/biowaiver/i);
    }
  });

  test('of modified release are done in both states, and of what is not swallowed in neither', () => {
    for (const { title, dosageForm, clinicalDetails } of listings) {
      const isModified = /^(Extended|Delayed) Release/.test(dosageForm);
      if (isModified && /BE completed/.test(clinicalDetails))
        expect(clinicalDetails, title).toMatch(/fed and fasting/);
      if (/Suppositories/.test(dosageForm)) expect(clinicalDetails, title).not.toMatch(/\bfed\b|fasting/);
    }
  });
});

test('stability is known for no longer than there are batches', () => {
  let compared = 0;
  for (const { title, stabilityConditions, submissionBatches } of listings) {
    const [, known] = /(\d+) months/.exec(stabilityConditions) ?? [];
    if (known === undefined) continue;
    expect(submissionBatches, title).not.toMatch(/^Planned/);
    const age = monthsSince(submissionBatches);
    if (age === undefined) continue;
    compared += 1;
    expect(Number(known), `${title}: ${stabilityConditions}; ${submissionBatches}`).toBeLessThanOrEqual(age);
  }
  expect(compared).toBeGreaterThan(2_000);
});

test('a plant names one price only where it makes one kind of thing', () => {
  for (const { listing } of demoPlants()) {
    if (!listing.unitPrice || listing.unitPrice === 'null') continue;
    const kinds = new Set(
      listing.dosageForms.map((form) => tileOfDosageForm[form as keyof typeof tileOfDosageForm]),
    );
    expect(kinds.size, listing.code).toBe(1);
  }
});
