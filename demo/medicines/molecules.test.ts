import { Molecule as Structure } from 'openchemlib';
import { describe, expect, test } from 'vitest';
import {
  dosageForms,
  routesOfAdministration,
  therapeuticCategories,
} from '#domains/dossiers/contract/dossier-lists.ts';
import { molecules } from './molecules.ts';

const presentations = molecules.flatMap((molecule) => molecule.presentations);

/** 'C20H25ClN2O5' → 'C20 Cl1 H25 N2 O5', whatever the order of the elements. */
function elementCounts(formula: string): string {
  const counts = [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].map(
    ([, element, count]) => `${element}${count || 1}`,
  );
  return counts.sort().join(' ');
}

describe('the molecules', () => {
  test('are at least 180 and each stands once', () => {
    const names = molecules.map(({ inn }) => inn);
    expect(names.length).toBeGreaterThanOrEqual(180);
    expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
  });

  test('are named in lower case, combinations in alphabetical order', () => {
    for (const { inn, otherNames } of molecules) {
      expect(inn).toBe(inn.toLowerCase());
      expect(inn.split(' + ')).toEqual(inn.split(' + ').sort());
      for (const name of otherNames) expect(name).toBe(name.toLowerCase());
    }
  });

  test('use every therapeutic category, dosage form and route of the finder, and no other', () => {
    expect(new Set(molecules.flatMap((molecule) => molecule.therapeuticCategories))).toEqual(
      new Set(therapeuticCategories),
    );
    expect(new Set(presentations.map(({ dosageForm }) => dosageForm))).toEqual(new Set(dosageForms));
    expect(new Set(presentations.flatMap(({ routes }) => routes))).toEqual(new Set(routesOfAdministration));
  });

  test('carry ATC codes of level 5, real dates, and something in every list', () => {
    for (const molecule of molecules) {
      expect(molecule.atcCode, molecule.inn).toMatch(/^[A-V]\d\d[A-Z]{2}\d\d$/);
      for (const { usConstraintDate, strengths, packs, routes } of molecule.presentations) {
        if (usConstraintDate)
          expect(new Date(usConstraintDate).toISOString().slice(0, 10)).toBe(usConstraintDate);
        expect([strengths.length, packs.length, routes.length].every(Boolean), molecule.inn).toBe(true);
        expect(
          packs.every(({ sizes }) => sizes.length > 0),
          molecule.inn,
        ).toBe(true);
      }
    }
  });

  test('name other references for strengths that they have, and not for all', () => {
    for (const { strengths, otherReferences } of presentations) {
      const others = Object.keys(otherReferences ?? {});
      expect(strengths).toEqual(expect.arrayContaining(others));
      expect(others.length).toBeLessThan(strengths.length);
    }
  });

  test.each(molecules.flatMap(({ inn, structure }) => (structure ? [{ inn, ...structure }] : [])))(
    'the structure of $inn has the recorded formula and mass',
    ({ smiles, formula, mass }) => {
      const computed = Structure.fromSmiles(smiles, {
        noCoordinates: true,
        noStereo: true,
      }).getMolecularFormula();
      expect(elementCounts(computed.formula)).toBe(elementCounts(formula));
      expect(Math.abs(computed.relativeWeight - mass)).toBeLessThan(0.1);
    },
  );
});
