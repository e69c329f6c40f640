import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { saysNothing, written } from '#domains/dossiers/web/display.ts';
import {
  dealRows,
  manufacturingRows,
  productRows,
  type Row,
  supplierFlags,
} from '#domains/dossiers/web/dossier-rows.ts';

/** One fact of each dossier, in their order. */
type ComparedRow = {
  label: string;
  cells: { text: string; muted: boolean }[];
  /** Not the same for all. */
  differs: boolean;
};

export type ComparedGroup = { title: string; rows: ComparedRow[] };

type Values = Readonly<Record<string, string | readonly string[]>>;

/** Every fact of some dossiers, in the groups of the details page. */
export function comparedGroups(dossiers: readonly Dossier[]): ComparedGroup[] {
  return [
    {
      title: 'At a glance',
      rows: [
        row(
          'Offer',
          dossiers.map(({ offDay }) => `in ${offDay} business days`),
        ),
        row(
          'Curated',
          dossiers.map(({ curated }) => (curated ? 'Yes' : 'No')),
        ),
      ],
    },
    {
      title: 'Product Profile',
      rows: rowsOf(
        productRows,
        dossiers.map((dossier) => dossier.productDetails),
      ),
    },
    {
      title: 'Deal Contours',
      rows: rowsOf(
        dealRows,
        dossiers.map((dossier) => dossier.dealContours),
      ),
    },
    {
      title: 'Manufacturing Details',
      rows: rowsOf(
        manufacturingRows,
        dossiers.map((dossier) => dossier.manufacturingDetails),
      ),
    },
    {
      title: 'Supplier details',
      rows: [
        row(
          'HQ location',
          dossiers.map((dossier) => written(dossier.SupplierHQLocation)),
        ),
        row(
          'Founded',
          dossiers.map((dossier) => written(dossier.YearsInOperation)),
        ),
        ...supplierFlags.map(({ key, label }) =>
          row(
            label,
            dossiers.map((dossier) => written(dossier[key])),
          ),
        ),
      ],
    },
  ];
}

/** Only what tells the dossiers apart; groups that have nothing of it are left out. */
export function onlyDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowsOf(rows: readonly Row[], values: readonly Values[]): ComparedRow[] {
  return rows.map(({ key, label, write = (text) => text }) =>
    row(
      label,
      values.map((each) => write(written(each[key] ?? ''))),
    ),
  );
}

/** Values that say nothing are alike, however they say it. */
function row(label: string, texts: readonly string[]): ComparedRow {
  const cells = texts.map((text) => ({ text, muted: saysNothing(text) }));
  const meanings = new Set(cells.map(({ text, muted }) => (muted ? '' : text.toLowerCase())));
  return { label, cells, differs: meanings.size > 1 };
}
