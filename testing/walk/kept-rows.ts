import type { TestProduct } from '../test-product.ts';
import type { Account } from './accounts.ts';
import type { Row, RowKind } from './rows.ts';

const kept = new WeakMap<RowKind, WeakMap<Account, Promise<Row>>>();

/** Of each kind one row of each owner, for all who are refused and for what only reads: nobody changes it. */
export function keptRow(product: TestProduct, kind: RowKind, owner: Account): Promise<Row> {
  const ofKind = kept.get(kind) ?? new WeakMap<Account, Promise<Row>>();
  kept.set(kind, ofKind);
  const row = ofKind.get(owner) ?? kind.make(product, owner);
  ofKind.set(owner, row);
  return row;
}
