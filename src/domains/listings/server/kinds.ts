import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import { dossiers } from '#domains/dossiers/server/tables.ts';
import { titleOf } from '#domains/suppliers/server/rules.ts';
import { plants } from '#domains/suppliers/server/tables.ts';

type KindFacts = {
  table: typeof dossiers | typeof plants;
  /** The column of a proposed change that names its listing. */
  editColumn: 'dossierId' | 'plantId';
  /** Of its codes: what they begin with, the first number, and what a sheet may hold. */
  code: { prefix: string; first: number; pattern: RegExp; words: string };
  /** Whether it bears a plant's code besides. */
  hasPlantCode: boolean;
  /** What a title is made of, and how. */
  titleColumns: string;
  titleOf: (row: { title: string; city: string; country: string }) => string;
  /** What a duplicate starts with, whatever its original has. */
  duplicate: Readonly<Record<string, boolean>>;
  /** How a staged row finds the one column that only this kind has; `m` are the molecules, `s` the stage. */
  stage: { key: string; select: string; join: string; before?: string };
};

/**
 * Any number that no other advisory lock of the product uses: who names molecules holds it together with others, and who
 * takes one away alone.
 */
export const moleculesLock = 7_305_104;

/** What sets one kind of listing apart from the other, for all that reads and writes both. */
export const kinds: Readonly<Record<ListingKind, KindFacts>> = {
  dossier: {
    table: dossiers,
    editColumn: 'dossierId',
    code: {
      prefix: 'DB',
      first: 10_001,
      pattern: /^DB-[A-Z0-9-]{1,20}$/,
      words: 'Write the code as DB-10417',
    },
    hasPlantCode: false,
    titleColumns: `title, '' as city, '' as country`,
    titleOf: ({ title }) => title,
    duplicate: { curated: false },
    stage: {
      key: 'molecule_id',
      select: ', m.id as molecule_id',
      join: 'left join molecules m on lower(m.inn) = lower(s.molecule)',
      before: `select pg_advisory_xact_lock_shared(${moleculesLock});
        insert into molecules (inn, other_names, brands, about)
        select distinct on (lower(molecule)) molecule, '{}'::text[], '{}'::text[], '' from staged
        order by lower(molecule), sheet_row on conflict do nothing`,
    },
  },
  supplier: {
    table: plants,
    editColumn: 'plantId',
    code: {
      prefix: 'SU',
      first: 20_001,
      pattern: /^SU-[A-Z0-9-]{1,20}$/,
      words: 'Write the code as SU-20417',
    },
    hasPlantCode: true,
    titleColumns: `'' as title, city, country`,
    titleOf,
    duplicate: {},
    stage: { key: 'plant_code', select: '', join: '' },
  },
};
