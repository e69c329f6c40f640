import { indexRows, type RowIndex } from '../row-index/rules.ts';
import type { Registers } from './read-registers.ts';

/** The current editions' rows as presentations are matched to them (§20.2). */
export function indexRegisters({ rows, editions }: Registers): RowIndex {
  return indexRows({
    products: rows['orange-book-products'],
    patents: rows['orange-book-patents'],
    exclusivities: rows['orange-book-exclusivities'],
    biologics: rows['purple-book'],
    medicines: rows['ema-medicines'],
    editions: {
      products: editions['orange-book-products']?.day ?? null,
      patents: editions['orange-book-patents']?.day ?? null,
      exclusivities: editions['orange-book-exclusivities']?.day ?? null,
      biologics: editions['purple-book']?.day ?? null,
      medicines: editions['ema-medicines']?.day ?? null,
    },
  });
}
