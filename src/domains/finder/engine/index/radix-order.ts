const digitBits = 16;
const digits = 2 ** digitBits;

/**
 * `order` sorted by the keys of what it names, ascending; those of equal keys stay as they are. For a million numbers
 * this takes a tenth of the time of a sort that compares.
 */
export function radixOrder(order: Uint32Array<ArrayBuffer>, keys: Float64Array): Uint32Array<ArrayBuffer> {
  const halves = sortable(keys);
  let [from, to] = [order, new Uint32Array(order.length)];
  const ends = new Uint32Array(digits);
  for (let pass = 0; pass < 64 / digitBits; pass++) {
    const word = pass >> 1;
    const shift = (pass & 1) * digitBits;
    const digitOf = (item: number) => ((halves[2 * item + word] as number) >>> shift) & (digits - 1);
    ends.fill(0);
    for (const item of from) ends[digitOf(item)] = (ends[digitOf(item)] as number) + 1;
    if (from.length === 0 || ends[digitOf(from[0] as number)] === from.length) continue;
    for (let digit = 1; digit < digits; digit++) {
      ends[digit] = (ends[digit] as number) + (ends[digit - 1] as number);
    }
    for (let i = from.length - 1; i >= 0; i--) {
      const item = from[i] as number;
      const place = (ends[digitOf(item)] as number) - 1;
      ends[digitOf(item)] = place;
      to[place] = item;
    }
    [from, to] = [to, from === order ? new Uint32Array(order.length) : from];
  }
  return from;
}

/** The keys as 64-bit numbers without a sign that have the same order, the lower half of each first. */
function sortable(keys: Float64Array): Uint32Array {
  const halves = new Uint32Array(Float64Array.from(keys, (key) => key + 0).buffer);
  for (let low = 0; low < halves.length; low += 2) {
    const high = halves[low + 1] as number;
    const isNegative = high >>> 31 === 1;
    halves[low + 1] = isNegative ? ~high : high | 0x8000_0000;
    if (isNegative) halves[low] = ~(halves[low] as number);
  }
  return halves;
}
