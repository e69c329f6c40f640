import { createKernel, type Kernel, step } from './kernel.ts';
import type { Lists } from './lists.ts';

const pageBytes = 65_536;
const bitsPerStep = step * 8;

/** A number of each document: as many neighbouring slots as a number has bits, from this one on. */
export type Numbers = { slot: number; bits: 16 | 32 };

const months: Numbers = { slot: 0, bits: 16 };

/**
 * Equally long bitmaps with one bit per document, side by side in one WebAssembly memory, where the kernel combines
 * them without a copy. A bitmap is named by its slot. Some neighbouring slots together hold a number of each document,
 * so that the kernel can turn "from here to there" into a bitmap too; the first ones hold the documents' months.
 */
export class Bitmaps {
  /** Documents that a bitmap has bits for. */
  capacity: number;
  /** The whole memory; replaced when it grows, so read it anew after `allocate` and `widen`. */
  bits: Uint32Array;
  private halves: Uint16Array;
  private memory: WebAssembly.Memory;
  private kernel: Kernel;
  private next = 16;
  private free: number[] = [];
  private readonly numbers = new Set<Numbers>([months]);
  /** Bytes at the start of each bitmap that may hold set bits: the kernel reads no further. */
  private extent = 0;

  constructor(documents: number) {
    this.capacity = roundedUp(Math.max(documents, 1), bitsPerStep);
    this.memory = new WebAssembly.Memory({ initial: Math.ceil((this.next * this.capacity) / 8 / pageBytes) });
    this.kernel = createKernel(this.memory);
    this.bits = new Uint32Array(this.memory.buffer);
    this.halves = new Uint16Array(this.memory.buffer);
  }

  /** All that they are, as data: who has it all again calls `takeMemory`. */
  contents(): object {
    const { capacity, bits, next, free, numbers, extent } = this;
    return { capacity, bits: bits.slice(0, next * (capacity >>> 5)), next, free, numbers, extent };
  }

  /** Moves the bits that it was given into a memory of its own. */
  takeMemory(): void {
    const given = this.bits;
    this.memory = new WebAssembly.Memory({ initial: Math.ceil(given.byteLength / pageBytes) });
    this.kernel = createKernel(this.memory);
    this.bits = new Uint32Array(this.memory.buffer);
    this.halves = new Uint16Array(this.memory.buffer);
    this.bits.set(given);
  }

  /** 32-bit words at the start of each bitmap that may hold set bits. */
  get words(): number {
    return this.extent / 4;
  }

  /** Where a bitmap begins in `bits`. */
  startOf(slot: number): number {
    return slot * (this.capacity >>> 5);
  }

  /** An empty bitmap. */
  allocate(): number {
    const slot = this.free.pop() ?? this.next++;
    this.reserve(((slot + 1) * this.capacity) / 8);
    this.clear(slot);
    return slot;
  }

  release(slot: number): void {
    this.free.push(slot);
  }

  /** A number of so many bits for each document, all of them 0. */
  allocateNumbers(bits: Numbers['bits']): Numbers {
    const numbers = { slot: this.next, bits };
    this.next += bits;
    this.reserve((this.next * this.capacity) / 8);
    this.numbers.add(numbers);
    this.bits.fill(0, this.startOf(numbers.slot), this.startOf(this.next));
    return numbers;
  }

  releaseNumbers(numbers: Numbers): void {
    for (let i = 0; i < numbers.bits; i++) this.release(numbers.slot + i);
    this.numbers.delete(numbers);
  }

  numberOf({ slot, bits }: Numbers, document: number): number {
    const start = this.startOf(slot);
    return (bits === 16 ? this.halves[2 * start + document] : this.bits[start + document]) as number;
  }

  setNumber({ slot, bits }: Numbers, document: number, number: number): void {
    const start = this.startOf(slot);
    if (bits === 16) this.halves[2 * start + document] = number;
    else this.bits[start + document] = number;
  }

  /** Says that documents below `documents` exist, making all bitmaps longer if need be. */
  cover(documents: number): void {
    if (documents > this.capacity) this.widen(roundedUp(Math.ceil(documents * 1.25), bitsPerStep));
    this.extent = Math.max(this.extent, roundedUp(documents, bitsPerStep) / 8);
  }

  has(slot: number, document: number): boolean {
    return (((this.bits[this.startOf(slot) + (document >>> 5)] as number) >>> (document & 31)) & 1) === 1;
  }

  add(slot: number, document: number): void {
    const at = this.startOf(slot) + (document >>> 5);
    this.bits[at] = (this.bits[at] as number) | (1 << (document & 31));
  }

  /** Adds the documents of a list. */
  addAll(slot: number, { data, start, length }: Lists, list: number): void {
    const { bits } = this;
    const base = this.startOf(slot);
    const first = start[list] as number;
    const end = first + (length[list] as number);
    for (let i = first; i < end; i++) {
      const document = data[i] as number;
      const at = base + (document >>> 5);
      bits[at] = (bits[at] as number) | (1 << (document & 31));
    }
  }

  remove(slot: number, document: number): void {
    const at = this.startOf(slot) + (document >>> 5);
    this.bits[at] = (this.bits[at] as number) & ~(1 << (document & 31));
  }

  /** Calls `visit` for each document of the bitmap, in ascending order. */
  each(slot: number, visit: (document: number) => void): void {
    const { bits } = this;
    const start = this.startOf(slot);
    for (let i = 0; i < this.words; i++) {
      let rest = bits[start + i] as number;
      while (rest !== 0) {
        visit(i * 32 + 31 - Math.clz32(rest & -rest));
        rest &= rest - 1;
      }
    }
  }

  setMonth(document: number, month: number): void {
    this.halves[document] = month;
  }

  /**
   * Gives every document another number, in all bitmaps: the ascending numbers `from` become the ascending ones `to`,
   * which lie below `limit`.
   */
  renumber(from: Uint32Array, to: Uint32Array, limit: number): void {
    const runs = runsOf(from, to);
    const before = this.words;
    this.extent = 0;
    this.cover(limit);
    const words = this.capacity >>> 5;
    for (const { slot, slots } of this.blocks()) {
      const bits = this.bits.subarray(slot * words, (slot + slots) * words);
      if (slots === 1) {
        const source = bits.slice(0, before);
        bits.fill(0);
        for (const run of runs) copyBits(source, bits, run);
        continue;
      }
      const target = slots === 16 ? this.halves.subarray(slot * words * 2, (slot + slots) * words * 2) : bits;
      const source = target.slice(0, before * 32);
      target.fill(0);
      for (const run of runs) target.set(source.subarray(run.from, run.from + run.length), run.to);
    }
  }

  clear(slot: number): void {
    const start = this.startOf(slot);
    this.bits.fill(0, start, start + this.capacity / 32);
  }

  copy(to: number, from: number): void {
    const start = this.startOf(from);
    this.bits.copyWithin(this.startOf(to), start, start + this.extent / 4);
  }

  and(to: number, a: number, b: number): void {
    const address = this.address(to);
    this.kernel.and(address, this.address(a), this.address(b), address + this.extent);
  }

  or(to: number, a: number, b: number): void {
    const address = this.address(to);
    this.kernel.or(address, this.address(a), this.address(b), address + this.extent);
  }

  count(slot: number): number {
    return this.countBoth(slot, slot);
  }

  countBoth(a: number, b: number): number {
    const address = this.address(a);
    return this.kernel.countBoth(address, this.address(b), address + this.extent);
  }

  /** The documents dated in `month` or later, 1 to 65,535. */
  since(to: number, month: number): void {
    this.between(to, months, month, 65_535);
  }

  /** The documents whose number is one of these, both ends included. */
  between(to: number, { slot, bits }: Numbers, least: number, most: number): void {
    const address = this.address(to);
    const compare = bits === 16 ? this.kernel.between16 : this.kernel.between32;
    compare(address, this.address(slot), least, most - least, address + this.extent);
  }

  /** All bitmaps and numbers, the last ones first. */
  private *blocks(): Iterable<{ slot: number; slots: number }> {
    const ends = new Map([...this.numbers].map(({ slot, bits }) => [slot + bits, bits]));
    for (let end = this.next; end > 0; ) {
      const slots = ends.get(end) ?? 1;
      end -= slots;
      yield { slot: end, slots };
    }
  }

  private address(slot: number): number {
    return (slot * this.capacity) / 8;
  }

  private reserve(bytes: number): void {
    const missing = bytes - this.memory.buffer.byteLength;
    if (missing <= 0) return;
    this.memory.grow(Math.ceil(missing / pageBytes));
    this.bits = new Uint32Array(this.memory.buffer);
    this.halves = new Uint16Array(this.memory.buffer);
  }

  private widen(capacity: number): void {
    const before = this.capacity / 32;
    const after = capacity / 32;
    this.reserve((this.next * capacity) / 8);
    // From the last to the first, for each lands at or behind its old place and before what has already moved.
    for (const { slot, slots } of this.blocks()) {
      this.bits.copyWithin(slot * after, slot * before, (slot + slots) * before);
      this.bits.fill(0, slot * after + slots * before, (slot + slots) * after);
    }
    this.capacity = capacity;
  }
}

function roundedUp(value: number, multiple: number): number {
  return Math.ceil(value / multiple) * multiple;
}

/** So many neighbouring numbers that stay neighbours. */
type Run = { from: number; to: number; length: number };

function runsOf(from: Uint32Array, to: Uint32Array): Run[] {
  const runs: Run[] = [];
  let first = 0;
  for (let i = 1; i <= from.length; i++) {
    const apart = (numbers: Uint32Array) => (numbers[i] as number) - (numbers[first] as number) !== i - first;
    if (i < from.length && !apart(from) && !apart(to)) continue;
    runs.push({ from: from[first] as number, to: to[first] as number, length: i - first });
    first = i;
  }
  return runs;
}

/** Adds the bits of a run to a bitmap that has none there yet. */
function copyBits(source: Uint32Array, target: Uint32Array, run: Run): void {
  let { from, to, length } = run;
  while (length > 0) {
    const take = Math.min(length, 32 - (to & 31));
    const shift = from & 31;
    let bits = (source[from >>> 5] as number) >>> shift;
    if (shift + take > 32) bits |= (source[(from >>> 5) + 1] as number) << (32 - shift);
    if (take < 32) bits &= (1 << take) - 1;
    target[to >>> 5] = (target[to >>> 5] as number) | (bits << (to & 31));
    from += take;
    to += take;
    length -= take;
  }
}
