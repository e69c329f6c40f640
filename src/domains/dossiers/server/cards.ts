import { and, eq, sql } from 'drizzle-orm';
import { isOnPage } from '#domains/catalogue/server/listing-table.ts';
import type { Database, Queryable } from '#platform/server/database/database.ts';
import { keepRows, keptCards } from '#platform/server/database/rows/kept-rows.ts';
import type { DossierCard } from '../contract/dossiers.ts';
import { published } from './queries.ts';
import { dossiers, molecules } from './tables.ts';
import { dossierWindows, launchWindows } from './windows/tables.ts';

/** What a card shows: no more columns than that, because this runs at every search. */
const cardColumns = {
  id: dossiers.id,
  code: dossiers.code,
  title: dossiers.title,
  dosageForm: dossiers.dosageForm,
  strengths: dossiers.strengths,
  curated: dossiers.curated,
  markets: dossiers.markets,
  readiness: dossiers.readiness,
  gmpStatuses: dossiers.gmpStatuses,
  countriesOfManufacture: dossiers.countriesOfManufacture,
  usConstraintDate: dossiers.usConstraintDate,
  supply: dossiers.supply,
  dealType: dossiers.dealType,
  usReferenceProduct: dossiers.usReferenceProduct,
  indication: dossiers.indication,
  offerDays: dossiers.offerDays,
  moleculeId: dossiers.moleculeId,
  salt: dossiers.salt,
  listedAt: dossiers.listedAt,
  confirmedAt: dossiers.confirmedAt,
  oneTimeFee: dossiers.oneTimeFee,
  royalty: dossiers.royalty,
  profitShare: dossiers.profitShare,
  supplyPrice: dossiers.supplyPrice,
  minimumOrder: dossiers.minimumOrder,
  batchSize: dossiers.batchSize,
  shelfLife: dossiers.shelfLife,
  leadTime: dossiers.leadTime,
  lastInspection: dossiers.lastInspection,
};

/**
 * Written so that PostgreSQL plans it once, and not at every search: the limit makes each molecule a look-up by key
 * in any plan. Planning took three times what the reading takes.
 */
function selectCards(db: Queryable) {
  const molecule = db
    .select({
      about: molecules.about,
      inn: molecules.inn,
      otherNames: molecules.otherNames,
      brands: molecules.brands,
      hasStructure: sql<boolean>`${molecules.smiles} is not null`.as('has_structure'),
    })
    .from(molecules)
    .where(eq(molecules.id, dossiers.moleculeId))
    .limit(1)
    .as('molecule');
  /** In the order in which markets are told. */
  const windows = db
    .select({
      launch: sql<
        DossierCard['launch']
      >`coalesce(json_agg(json_build_object('market', ${launchWindows.market},
        'earliest', ${launchWindows.earliest}, 'hardUntil', ${launchWindows.hardUntil}, 'softUntil', ${launchWindows.softUntil}, 'asOf', ${launchWindows.asOf},
        'bySettlement', ${launchWindows.bySettlement}, 'state', ${launchWindows.state})
        order by ${launchWindows.market} desc), '[]')`.as('launch'),
    })
    .from(dossierWindows)
    .innerJoin(launchWindows, eq(launchWindows.factsId, dossierWindows.factsId))
    .where(eq(dossierWindows.dossierId, dossiers.id))
    .as('windows');
  return db
    .select({
      ...cardColumns,
      launch: windows.launch,
      about: molecule.about,
      inn: molecule.inn,
      otherNames: molecule.otherNames,
      brands: molecule.brands,
      hasStructure: molecule.hasStructure,
    })
    .from(dossiers)
    .innerJoinLateral(molecule, sql`true`)
    .innerJoinLateral(windows, sql`true`)
    .where(and(isOnPage(dossiers.id), published));
}
export type DossierCardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** Reads what is kept of a page's cards, in the order the finder gave; a dossier retired meanwhile is left out. */
export function cardReader<Kept extends { id: number }>(db: Database, keep: (row: DossierCardRow) => Kept) {
  const query = selectCards(db).prepare('dossier_cards');
  return keepRows(async (ids) => (await query.execute({ ids })).map(keep), keptCards);
}
