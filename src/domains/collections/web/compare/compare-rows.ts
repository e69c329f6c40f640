import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { saysNothing, written, writtenDate } from '#domains/dossiers/web/display.ts';
import {
  dealRows,
  manufacturingRows,
  productRows,
  type Row,
  supplierFlags,
} from '#domains/dossiers/web/dossier-rows.ts';

/** One fact of each dossier, in their order. */
export type ComparedRow = {
  label: string;
  cells: {
    text: string;
    muted: boolean;
    /** Unlike what most of the row say. */
    odd: boolean;
  }[];
  /** Not the same for all. */
  differs: boolean;
};

export type ComparedGroup = { title: string; rows: ComparedRow[] };

type Values = Readonly<Record<string, string | readonly string[]>>;

/** What decides stands in a block of its own, before all else and there alone. */
const deciding = new Set([
  ...['dossierStatus', 'availableGeographies', 'usConstraintDate', 'oneTimeFee', 'royalty', 'profitShare'],
  ...['exclusivity', 'moq', 'lastInspection'],
]);

/** Every fact of some dossiers: those that decide, then the groups of the details page. */
export function comparedGroups(dossiers: readonly Dossier[]): ComparedGroup[] {
  const row = (label: string, write: (dossier: Dossier) => string) => rowOf(label, dossiers.map(write));
  const rows = (of: readonly Row[], valuesOf: (dossier: Dossier) => Values) =>
    of
      .filter(({ key }) => !deciding.has(key))
      .map(({ key, label, write = (text) => text }) =>
        row(label, (dossier) => write(written(valuesOf(dossier)[key] ?? ''))),
      );
  return [
    {
      title: 'What decides',
      rows: [
        row('Dossier status', ({ productDetails }) => written(productDetails.dossierStatus)),
        row('Available geographies', ({ dealContours }) => written(dealContours.availableGeographies)),
        row('US Constraint date', ({ productDetails }) =>
          writtenDate(written(productDetails.usConstraintDate)),
        ),
        row('One-time fee', ({ dealContours }) => written(dealContours.oneTimeFee)),
        row('Royalty', ({ dealContours }) => written(dealContours.royalty)),
        row('Profit share', ({ dealContours }) => written(dealContours.profitShare)),
        row('Exclusivity', ({ dealContours }) => written(dealContours.exclusivity)),
        row('MOQ', ({ manufacturingDetails }) => written(manufacturingDetails.moq)),
        row('Last inspection', ({ manufacturingDetails }) => written(manufacturingDetails.lastInspection)),
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
  const meanings = texts.map((text) => (saysNothing(text) ? '' : text.toLowerCase()));
  const most = majorityOf(meanings);
  const cells = texts.map((text, place) => ({
    text,
    muted: saysNothing(text),
    odd: most !== null && meanings[place] !== most,
  }));
  return { label, cells, differs: new Set(meanings).size > 1 };
}

/** What more than half of them say; null where nothing is. */
function majorityOf(meanings: readonly string[]): string | null {
  const count = (one: string) => meanings.filter((other) => other === one).length;
  return meanings.find((one) => count(one) * 2 > meanings.length) ?? null;
}
