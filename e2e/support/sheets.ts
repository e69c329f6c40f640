import { writeFile } from 'node:fs/promises';
import { createCatalogue, demoSeed } from '#demo/medicines/dossiers.ts';
import { sheetColumns } from '#domains/listings/server/imports/columns.ts';
import { writeXlsx } from '#platform/server/sheets/write-xlsx.ts';

/** Beyond every listing that a first start shows. */
const firstIndex = 100_000;
const rowsAtOnce = 1_000;

async function* rows(count: number): AsyncGenerator<(string | number)[][]> {
  const columns = sheetColumns.dossier;
  yield [columns.map(({ header }) => header)];
  const dossierAt = createCatalogue(demoSeed);
  for (let from = 0; from < count; from += rowsAtOnce) {
    yield Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, index) => {
      const { listing, company, molecule } = dossierAt(firstIndex + from + index);
      const { code, state, ...values } = listing;
      const usConstraintDate = values.usConstraintDate ?? '';
      const whole = { ...values, usConstraintDate, company: company.name, molecule: molecule.inn };
      return columns.map((column) => column.write({ code, plantCode: '', state, values: whole as never }));
    });
  }
}

/** Writes the generator's dossiers as a sheet that imports. */
export async function writeGenerated(path: string, count: number): Promise<void> {
  await writeFile(path, writeXlsx([{ name: 'Dossiers', rows: rows(count) }]));
}
