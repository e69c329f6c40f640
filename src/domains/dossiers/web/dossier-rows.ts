import { messages } from '#platform/contract/messages.ts';
import {
  dealLabels,
  manufacturingLabels,
  productLabels,
  supplierFlagLabels,
} from '../contract/dossier-labels.ts';
import { writtenDate } from './display.ts';

/** One labelled row of a dossier's tables. */
export type Row<K extends string = string> = {
  key: K;
  label: string;
  /** How the value is written, where not simply as it is. */
  write?: (value: string) => string;
  /** What the tooltip beside the label says. */
  hint?: string;
};

/** Product Profile. */
export const productRows = rowsOf(productLabels).map((row) =>
  row.key === 'usConstraintDate' ? { ...row, write: writtenDate, hint: messages.constraintDate } : row,
);

/** Deal Contours. */
export const dealRows = rowsOf(dealLabels);

/** Manufacturing Details. */
export const manufacturingRows = rowsOf(manufacturingLabels);

/** What the supplier brings along: a tick where the flag says 'Yes'. */
export const supplierFlags = rowsOf(supplierFlagLabels);

function rowsOf<K extends string>(labels: Readonly<Record<K, string>>): Row<K>[] {
  return Object.entries<string>(labels).map(([key, label]) => ({ key: key as K, label }));
}
