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
  const row = (label: string, write: (dossier: Dossier) => string) => rowOf(label, dossiers.map(write));
  const rows = (of: readonly Row[], valuesOf: (dossier: Dossier) => Values) =>
    of.map(({ key, label, write = (text) => text }) =>
      row(label, (dossier) => write(written(valuesOf(dossier)[key] ?? ''))),
    );
  return [
    {
      title: 'At a glance',
      rows: [
        row('Offer', ({ offDay }) => `in ${offDay} business days`),
        row('Curated', ({ curated }) => (curated ? 'Yes' : 'No')),
      ],
    },
    { title: 'Product Profile', rows: rows(productRows, ({ productDetails }) => productDetails) },
    { title: 'Deal Contours', rows: rows(dealRows, ({ dealContours }) => dealContours) },
    {
      title: 'Manufacturing Details',
      rows: rows(manufacturingRows, ({ manufacturingDetails }) => manufacturingDetails),
    },
    {
      title: 'Supplier details',
      rows: [
        row('HQ location', ({ SupplierHQLocation }) => written(SupplierHQLocation)),
        row('Founded', ({ YearsInOperation }) => written(YearsInOperation)),
        ...supplierFlags.map(({ key, label }) => row(label, (dossier) => written(dossier[key]))),
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

/** Values that say nothing are alike, however they say it. */
function rowOf(label: string, texts: readonly string[]): ComparedRow {
  const cells = texts.map((text) => ({ text, muted: saysNothing(text) }));
  const meanings = new Set(cells.map(({ text, muted }) => (muted ? '' : text.toLowerCase())));
  return { label, cells, differs: meanings.size > 1 };
}
