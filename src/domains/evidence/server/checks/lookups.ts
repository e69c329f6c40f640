import type { SQL } from 'drizzle-orm';
import type { RegisterName } from '#domains/registers/contract/register-rows.ts';
import type { EvidenceKind } from '../../contract/evidence-kinds.ts';

/** Where the numbers of a kind, given by an authority, are looked up. */
export type Lookup = {
  kind: EvidenceKind;
  authority: string;
  register: RegisterName;
  /**
   * The edition's rows of these keys, which a select answers: `key`, `line`, and what `FoundRow` has. Of an inspected site those of its
   * newest inspection alone.
   */
  rows(editionId: number, keys: SQL): SQL;
};

/** The registers that know claims by their numbers. */
export const lookups: readonly Lookup[] = [];
