import { expect, test } from 'vitest';
import { inPieces } from './pieces.ts';
import { readQuantity } from './quantities.ts';

test.each([
  ['50,000 packs', '-', [50_000, 50_000]],
  ['100,000 - 200,000 tablets', '-', [100_000, 200_000]],
  ['No MOQ', '-', [0, 0]],
  ['1 batch', '500,000 tablets', [500_000, 500_000]],
  ['2 batches', '100,000 tablets and 200,000 tablets', [200_000, 400_000]],
  ['1 batch', '-', null],
  ['1 batch', '200 L', null],
  ['200 L', '-', null],
  ['100 kg', '-', null],
  ['-', '500,000 tablets', null],
])('%s, where a batch is %s, are %j pieces or packs', (words, batch, expected) => {
  const pieces = inPieces(readQuantity(words), readQuantity(batch));
  expect(pieces && [pieces.from, pieces.to]).toEqual(expected);
});
