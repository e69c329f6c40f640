import type { MessySheet } from '../messy-sheet.ts';
import { germanSemicolons } from './01-german-semicolons.ts';
import { upperCaseUs } from './02-upper-case-us.ts';
import { daysFirst } from './03-days-first.ts';
import { marketCrosses } from './04-market-crosses.ts';
import { twoRows } from './05-two-rows.ts';
import { mergedHeads } from './06-merged-heads.ts';
import { brands } from './07-brands.ts';
import { twoSheets } from './08-two-sheets.ts';
import { prices } from './09-prices.ts';
import { footnotes } from './10-footnotes.ts';
import { spanish } from './11-spanish.ts';
import { oneCell } from './12-one-cell.ts';

/** Twelve lists of 40 rows, written before there was anything to read them. */
export const messySheets: readonly MessySheet[] = [
  germanSemicolons,
  upperCaseUs,
  daysFirst,
  marketCrosses,
  twoRows,
  mergedHeads,
  brands,
  twoSheets,
  prices,
  footnotes,
  spanish,
  oneCell,
];
