/**
 * Many short lists of numbers in one typed array: an array object per list would cost more than its content.
 * A list that outgrows its place moves to the end; what it leaves is reclaimed once half of the store is such
 * waste.
 */
export class Lists {
  /** All lists; replaced when the store grows, so read it anew after a change. */
  data = new Uint32Array(1024);
  /** Where list n begins in `data`, and how many entries it has. */
  start = new Uint32Array(256);
  length = new Uint32Array(256);
  private room = new Uint32Array(256);
  private used = 0;
  private waste = 0;

  /** Makes `count` lists addressable; new ones are empty. */
  reserveLists(count: number): void {
    if (count <= this.start.length) return;
    const size = Math.max(count, Math.ceil(this.start.length * 1.5));
    this.start = enlarged(this.start, size);
    this.length = enlarged(this.length, size);
    this.room = enlarged(this.room, size);
  }

  /** Makes room for `entries` more numbers at once. */
  reserveRoom(entries: number): void {
    if (this.used + entries > this.data.length) this.data = enlarged(this.data, this.used + entries);
  }

  /** Calls `visit` for each number of the list. */
  each(list: number, visit: (value: number) => void): void {
    const { data } = this;
    const start = this.start[list] as number;
    const end = start + (this.length[list] as number);
    for (let i = start; i < end; i++) visit(data[i] as number);
  }

  /** A copy of the list. */
  read(list: number): Uint32Array {
    const start = this.start[list] as number;
    return this.data.slice(start, start + (this.length[list] as number));
  }

  /** Replaces the list by the first `length` numbers of `values`. */
  write(list: number, values: Uint32Array, length: number): void {
    if (length > (this.room[list] as number)) this.relocate(list, length, 0);
    const { data } = this;
    const start = this.start[list] as number;
    // For so few numbers, a view to copy from would cost more than the copy.
    for (let i = 0; i < length; i++) data[start + i] = values[i] as number;
    this.length[list] = length;
  }

  /** Makes an empty list with room for exactly `room` entries, for filling with `push`. */
  prepare(list: number, room: number): void {
    this.relocate(list, room, 0);
    this.length[list] = 0;
  }

  push(list: number, value: number): void {
    const length = this.length[list] as number;
    if (length === this.room[list]) this.relocate(list, roomFor(length + 1), length);
    this.data[(this.start[list] as number) + length] = value;
    this.length[list] = length + 1;
  }

  /** Puts a number into an ascending list that does not hold it yet. */
  insert(list: number, value: number): void {
    const at = this.placeOf(list, value);
    const length = this.length[list] as number;
    this.push(list, value);
    const start = this.start[list] as number;
    this.data.copyWithin(start + at + 1, start + at, start + length);
    this.data[start + at] = value;
  }

  /** Takes a number out of an ascending list that holds it. */
  remove(list: number, value: number): void {
    const start = this.start[list] as number;
    const length = this.length[list] as number;
    const at = start + this.placeOf(list, value);
    this.data.copyWithin(at, at + 1, start + length);
    this.length[list] = length - 1;
    if (length === 1) this.drop(list);
  }

  /** Replaces a number of an ascending list by a neighbouring number that the list does not hold. */
  replace(list: number, value: number, by: number): void {
    this.data[(this.start[list] as number) + this.placeOf(list, value)] = by;
  }

  /** Empties the list and gives its place up. */
  drop(list: number): void {
    this.waste += this.room[list] as number;
    this.length[list] = 0;
    this.room[list] = 0;
  }

  /** Gives list `from` the number `to`, whose own list is empty. */
  move(from: number, to: number): void {
    this.drop(to);
    this.start[to] = this.start[from] as number;
    this.length[to] = this.length[from] as number;
    this.room[to] = this.room[from] as number;
    this.length[from] = 0;
    this.room[from] = 0;
  }

  /** Replaces every number by what `change` makes of it, which must keep the order of each list. */
  replaceAll(change: (value: number) => number): void {
    const { data, start, length } = this;
    for (let list = 0; list < start.length; list++) {
      const first = start[list] as number;
      const end = first + (length[list] as number);
      for (let i = first; i < end; i++) data[i] = change(data[i] as number);
    }
  }

  private placeOf(list: number, value: number): number {
    const { data } = this;
    const start = this.start[list] as number;
    let low = start;
    let high = start + (this.length[list] as number);
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((data[middle] as number) < value) low = middle + 1;
      else high = middle;
    }
    return low - start;
  }

  private relocate(list: number, room: number, keep: number): void {
    if (this.used + room > this.data.length) this.makeRoom(room);
    this.waste += this.room[list] as number;
    const start = this.start[list] as number;
    this.data.copyWithin(this.used, start, start + keep);
    this.start[list] = this.used;
    this.room[list] = room;
    this.used += room;
  }

  private makeRoom(room: number): void {
    const needed = this.used - this.waste + room;
    if (this.waste * 2 < this.used) {
      this.data = enlarged(this.data, Math.max(this.used + room, Math.ceil(this.data.length * 1.4)));
      return;
    }
    const data = new Uint32Array(Math.ceil(needed * 1.4));
    let used = 0;
    for (let list = 0; list < this.start.length; list++) {
      const start = this.start[list] as number;
      const length = this.length[list] as number;
      data.set(this.data.subarray(start, start + length), used);
      this.start[list] = used;
      this.room[list] = length;
      used += length;
    }
    this.data = data;
    this.used = used;
    this.waste = 0;
  }
}

export function enlarged(numbers: Uint32Array, size: number): Uint32Array<ArrayBuffer> {
  const result = new Uint32Array(size);
  result.set(numbers);
  return result;
}

function roomFor(length: number): number {
  return length < 4 ? length : Math.ceil(length * 1.25) + 2;
}
