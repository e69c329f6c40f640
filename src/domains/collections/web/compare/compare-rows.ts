import type { Dossier } from '#domains/dossiers/contract/dossiers.ts';
import { saysNothing, written } from '#domains/dossiers/web/display.ts';
import {
  dealRows,
  manufacturingRows,
  productRows,
  type Row,
  supplierFlags,
} from '#domains/dossiers/web/dossier-rows.ts';
import type { ShownClaim } from '#domains/evidence/contract/evidence-claims.ts';
import { lineOf } from '#domains/evidence/contract/evidence-words.ts';
import type { LaunchWindow } from '#domains/registers/contract/launch-windows.ts';
import { windowMarkets } from '#domains/registers/contract/window-markets.ts';
import { progressWords, shortWords } from '#domains/registers/contract/window-words.ts';
import { todayHere } from '#ui/dates.ts';
import type { EachOf } from './use-each-of.ts';

/** Why nothing is told yet of what would be. */
export type Absence = 'coming' | 'failed';

/** One fact of each dossier, in their order. */
export type ComparedRow = {
  label: string;
  cells: {
    text: string;
    muted: boolean;
    /** Unlike what most of the row say. */
    odd: boolean;
    absence: Absence | null;
    /** Shown in the place of the text, each with its badge (§21.4). */
    claims?: readonly ShownClaim[];
  }[];
  /** Not the same for all, or not known to be. */
  differs: boolean;
};

export type ComparedGroup = { title: string; rows: ComparedRow[] };

type Values = Readonly<Record<string, string | readonly string[]>>;

/** What decides stands in a block of its own, before all else and there alone. */
const deciding = [
  ...['dossierStatus', 'availableGeographies', 'usConstraintDate', 'oneTimeFee', 'royalty', 'profitShare'],
  ...['exclusivity', 'moq', 'lastInspection'],
];
/** The launch windows stand after where a dossier may go, and before what its owner says of when. */
const placeOfLaunch = deciding.indexOf('usConstraintDate');
const decidingRows = deciding.flatMap(
  (wanted) => [...productRows, ...dealRows, ...manufacturingRows].find(({ key }) => key === wanted) ?? [],
);

/** What comes apart from the dossiers. */
export type ComesLater = {
  launchOf: EachOf<readonly LaunchWindow[]>;
  claimsOf: EachOf<readonly ShownClaim[]>;
};

/** Every fact of some dossiers: those that decide, then the groups of the details page. */
export function comparedGroups(
  dossiers: readonly Dossier[],
  { launchOf, claimsOf }: ComesLater,
  today = todayHere(),
): ComparedGroup[] {
  const row = (label: string, write: (dossier: Dossier) => string) => rowOf(label, dossiers.map(write));
  /** Of a study, 'not applicable' says something. */
  const ofStudy = (label: string, texts: readonly string[]) =>
    rowOf(label, texts, [], (text) => /^-?$/.test(text.trim()));
  const rows = (of: readonly Row[], valuesOf: (dossier: Dossier) => Values) =>
    of.map(({ key, label, write = (text) => text }) =>
      (key === 'ctBeDetails' ? ofStudy : rowOf)(
        label,
        dossiers.map((dossier) => write(written(valuesOf(dossier)[key] ?? ''))),
      ),
    );
  const others = (of: readonly Row[], valuesOf: (dossier: Dossier) => Values) =>
    rows(
      of.filter(({ key }) => !deciding.includes(key)),
      valuesOf,
    );
  const launchRows = windowMarkets.map((market) =>
    rowOf(
      `Earliest launch, ${market}`,
      dossiers.map(({ _id }) => {
        const found = launchOf[_id]?.find((window) => window.market === market);
        return [shortWords(found, today), furtherWords(found)].filter((part) => part !== '').join('; ');
      }),
      dossiers.map(({ _id }) => absenceOf(launchOf[_id])),
    ),
  );
  const decidingFacts = rows(decidingRows, ({ productDetails, dealContours, manufacturingDetails }) => ({
    ...productDetails,
    ...dealContours,
    ...manufacturingDetails,
  }));
  const evidence = rowOf(
    'Evidence',
    dossiers.map(({ _id }) => (claimsOf[_id] ?? []).map(lineOf).join('; ')),
    dossiers.map(({ _id }) => absenceOf(claimsOf[_id])),
  );
  const withBadges = {
    ...evidence,
    cells: evidence.cells.map((cell, place) => {
      const claims = claimsOf[dossiers[place]?._id ?? ''] ?? [];
      return claims.length === 0 ? cell : { ...cell, claims };
    }),
  };
  return [
    {
      title: 'What decides',
      rows: [
        ...decidingFacts.toSpliced(placeOfLaunch, 0, ...launchRows),
        withBadges,
        row('Offer', ({ offDay }) => `in ${offDay} business days`),
        row('Curated', ({ curated }) => (curated ? 'Yes' : 'No')),
      ],
    },
    { title: 'Product Profile', rows: others(productRows, ({ productDetails }) => productDetails) },
    { title: 'Deal Contours', rows: others(dealRows, ({ dealContours }) => dealContours) },
    {
      title: 'Manufacturing Details',
      rows: others(manufacturingRows, ({ manufacturingDetails }) => manufacturingDetails),
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

function absenceOf(answer: unknown): Absence | null {
  if (answer === undefined) return 'coming';
  return answer === null ? 'failed' : null;
}

/** How far the dossier itself is, where the line of its window does not say it. */
function furtherWords(window: LaunchWindow | undefined): string {
  const isSaid = window === undefined || window.earliest === null || window.states !== undefined;
  return isSaid ? '' : progressWords(window);
}

/** Only what tells the dossiers apart; groups that have nothing of it are left out. */
export function onlyDifferences(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

/**
 * Values that say nothing are alike and one dash, however their owners say it. While one is absent nobody can say which
 * is odd, nor that they agree.
 */
function rowOf(
  label: string,
  texts: readonly string[],
  absences: readonly (Absence | null)[] = [],
  isNothing: (text: string) => boolean = saysNothing,
): ComparedRow {
  const isWhole = absences.every((absence) => absence === null);
  const meanings = texts.map((text) => (isNothing(text) ? '' : text.toLowerCase()));
  const most = majorityOf(meanings);
  const cells = texts.map((text, place) => ({
    text: isNothing(text) ? '–' : text,
    muted: isNothing(text),
    odd: isWhole && most !== null && meanings[place] !== most,
    absence: absences[place] ?? null,
  }));
  return { label, cells, differs: !isWhole || new Set(meanings).size > 1 };
}

/** What more than half of them say; null where nothing is. */
function majorityOf(meanings: readonly string[]): string | null {
  const count = (one: string) => meanings.filter((other) => other === one).length;
  return meanings.find((one) => count(one) * 2 > meanings.length) ?? null;
}
