import { brands } from './brands.ts';
import { combinations } from './combinations.ts';
import { filters } from './filters.ts';
import type { Judged } from './judged.ts';
import { prefixes } from './prefixes.ts';
import { strengths } from './strengths.ts';
import { synonyms } from './synonyms.ts';
import { typos } from './typos.ts';

/** The whole judged set by kind. */
export const kinds: Readonly<Record<string, readonly Judged[]>> = {
  typos,
  synonyms,
  brands,
  prefixes,
  combinations,
  'filters in words': filters,
  strengths,
};
