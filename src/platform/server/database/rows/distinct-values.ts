/** Values beyond so many are not kept: a column that has so many different ones hardly repeats any. */
const mostKept = 32_768;
const hashFactor = 0x9e3779b1;

/** Values by the bytes that stand for them: what returns in many rows need not be made of its bytes again. */
export class DistinctValues<T> {
  private readonly values: T[] = [];
  /** The bytes of all values, and where those of each one end. */
  private kept = new DataView(new ArrayBuffer(4_096));
  private readonly ends: number[] = [0];
  private readonly hashes: number[] = [];
  /** Number of a value plus 1, at the place that its hash names or the next free one; 0 for none. */
  private places = new Uint32Array(256);

  /** The value that was kept for these bytes. */
  find(view: DataView, from: number, to: number): T | undefined {
    const hash = hashOf(view, from, to);
    const mask = this.places.length - 1;
    for (let place = hash & mask; this.places[place] !== 0; place = (place + 1) & mask) {
      const value = (this.places[place] as number) - 1;
      if (this.hashes[value] === hash && this.isAt(value, view, from, to)) return this.values[value];
    }
    return undefined;
  }

  /** Keeps a value for bytes that have none. */
  keep(view: DataView, from: number, to: number, value: T): T {
    if (this.values.length === mostKept) return value;
    const start = this.ends.at(-1) as number;
    const end = start + to - from;
    if (end > this.kept.byteLength) this.kept = enlarged(this.kept, end * 2);
    bytesOf(this.kept).set(bytesOf(view).subarray(from, to), start);
    this.ends.push(end);
    this.hashes.push(hashOf(view, from, to));
    this.values.push(value);
    if (this.values.length * 2 > this.places.length) this.grow();
    else this.settle(this.values.length - 1);
    return value;
  }

  private settle(value: number): void {
    const mask = this.places.length - 1;
    let place = (this.hashes[value] as number) & mask;
    while (this.places[place] !== 0) place = (place + 1) & mask;
    this.places[place] = value + 1;
  }

  private grow(): void {
    this.places = new Uint32Array(this.places.length * 2);
    for (let value = 0; value < this.values.length; value++) this.settle(value);
  }

  private isAt(value: number, view: DataView, from: number, to: number): boolean {
    const { kept } = this;
    let at = this.ends[value] as number;
    if ((this.ends[value + 1] as number) - at !== to - from) return false;
    let other = from;
    for (; other + 4 <= to; other += 4, at += 4) if (kept.getInt32(at) !== view.getInt32(other)) return false;
    for (; other < to; other++, at++) if (kept.getUint8(at) !== view.getUint8(other)) return false;
    return true;
  }
}

/** Four bytes at a time, for there are half a thousand in a row. */
function hashOf(view: DataView, from: number, to: number): number {
  let hash = to - from;
  let at = from;
  for (; at + 4 <= to; at += 4) {
    hash = Math.imul(hash ^ view.getInt32(at), hashFactor);
    hash ^= hash >>> 15;
  }
  for (; at < to; at++) hash = Math.imul(hash ^ view.getUint8(at), hashFactor);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}

function enlarged(view: DataView, size: number): DataView<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(bytesOf(view));
  return new DataView(bytes.buffer);
}
