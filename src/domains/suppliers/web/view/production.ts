import { type DosageFormNumber, dosageFormNumbers } from '../../contract/dosage-form-numbers.ts';
import type { ProductionFields, Supplier } from '../../contract/suppliers.ts';
import { given, givenList } from '../display.ts';

/** One dosage form of a plant as its accordion shows it. */
export type ProductionForm = {
  /** Its place among the fields; above the last of them where it is only named. */
  number: number;
  /** 'Tablets'. */
  name: string;
  /** What is made of it: 'bilayer, modified release'. */
  made: string;
  rows: { label: string; value: string }[];
};

/** What stands where a company gave no value (§2.19). */
export const notAvailable = 'N/A';

/**
 * The dosage forms of which anything at all is said, and after them those that the plant only names: its chips and its
 * blocks speak of the same forms.
 */
export function productionOf(
  supplier: ProductionFields & Pick<Supplier, 'SuListing_Filter_Detailed_Dosageform'>,
): ProductionForm[] {
  const told = dosageFormNumbers.map((n) => readForm(supplier, n)).filter(saysSomething);
  const names = new Set(told.map(({ name }) => name.toLowerCase()));
  const named = givenList(supplier.SuListing_Filter_Detailed_Dosageform).filter(
    (form) => !names.has(form.toLowerCase()),
  );
  const free = dosageFormNumbers.filter((n) => told.every(({ number }) => number !== n));
  // All ten places may be taken by forms of which something is said; more forms than these may be named.
  const untold = named.map((name, place) => ({
    ...nothingSaid(free[place] ?? dosageFormNumbers.length + 1 + place - free.length),
    name,
  }));
  return [...told, ...untold];
}

function readForm(fields: ProductionFields, n: DosageFormNumber): ProductionForm {
  const heading = given(fields[`SuListing_Production_capabilities_dosageform${n}`]);
  const colon = heading.indexOf(': ');
  return {
    number: n,
    name: (colon < 0 ? heading : heading.slice(0, colon)) || unnamedForm(n),
    made: colon < 0 ? '' : heading.slice(colon + 2),
    rows: [
      row('Manufacturing', fields[`SuListing_Detailed_Dosageform${n}_manufacturing`]),
      row('Packaging', fields[`SuListing_Detailed_Dosageform${n}_packaging`]),
      row('Capacity', fields[`SuListing_Detailed_Dosageform${n}_capacity`]),
      row('Manufacturing equipment', fields[`SuListing_Detailed_mfgequipment_dosageform${n}`]),
      row('Packaging equipment', fields[`SuListing_Detailed_pkgequipment_dosageform${n}`]),
    ],
  };
}

function nothingSaid(number: number): ProductionForm {
  const labels = ['Manufacturing', 'Packaging', 'Capacity', 'Manufacturing equipment', 'Packaging equipment'];
  return { number, name: unnamedForm(number), made: '', rows: labels.map((label) => row(label, '')) };
}

function row(label: string, value: string): { label: string; value: string } {
  return { label, value: given(value) || notAvailable };
}

function saysSomething({ name, number, rows }: ProductionForm): boolean {
  return name !== unnamedForm(number) || rows.some(({ value }) => value !== notAvailable);
}

/** What a block is called whose form nobody named. */
export function unnamedForm(number: number): string {
  return `Dosage form ${number}`;
}
