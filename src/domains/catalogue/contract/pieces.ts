import type { Quantity, Span } from './quantities.ts';

const measures: readonly string[] = ['L', 'kg'];

/**
 * How many pieces or packs a quantity is, which alone compares with another (§13.20): a batch is as many as its size
 * says, and what is measured in litres or kilograms is none (null).
 */
export function inPieces(quantity: Quantity | null, batchSize: Quantity | null = null): Span | null {
  if (quantity === null || measures.includes(quantity.unit)) return null;
  if (quantity.unit !== 'batches') return { from: quantity.from, to: quantity.to };
  const one = batchSize?.unit === 'batches' ? null : inPieces(batchSize);
  return one && { from: quantity.from * one.from, to: quantity.to * one.to };
}
