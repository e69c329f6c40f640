/** The day on which the demo catalogue stands still. */
export const catalogueDay = new Date('2026-11-01T00:00:00Z');

/** The day of the first listings, thirty months earlier. */
export const catalogueStart = new Date('2024-05-01T00:00:00Z');

const spread = catalogueDay.getTime() - catalogueStart.getTime();

/**
 * Steps of the golden ratio spread any number of listings over the thirty months and never meet twice; the power
 * makes the later months fuller, as of a marketplace that grows.
 */
export function listedAt(index: number): Date {
  const place = ((index + 1) * 0.6180339887498949) % 1;
  return new Date(catalogueStart.getTime() + Math.floor(place ** 0.7 * spread));
}
