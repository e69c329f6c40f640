import { DistinctValues } from './distinct-values.ts';

/** What PostgreSQL counts time from, in milliseconds. */
const year2000 = Date.UTC(2000, 0, 1);
const day = 86_400_000;

/**
 * The fields of a row in the binary format of COPY, read one after the other, each by the method of its column's type.
 * Texts and arrays that return in many rows are the same string or array each time, and decoded only once.
 */
export class CopiedRow {
  private bytes: Buffer = Buffer.alloc(0);
  private view: DataView = new DataView(new ArrayBuffer(0));
  /** Where the next field begins, and how many of the row were read. */
  private at = 0;
  private field = 0;
  /** For each field the values it had. */
  private readonly texts: DistinctValues<string>[] = [];
  private readonly arrays: DistinctValues<readonly string[]>[] = [];
  private readonly groups: DistinctValues<object>[] = [];
  private readonly dates = new Map<number, string | null>();

  /** Takes up the bytes in which rows stand. */
  open(bytes: Buffer): void {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Goes to the row that begins here. */
  begin(at: number): void {
    this.at = at + 2;
    this.field = 0;
  }

  integer(): number {
    const from = this.next();
    return this.at - from === 2 ? this.view.getInt16(from) : this.view.getInt32(from);
  }

  /** A number of 64 bits that is no larger than 2^53. */
  long(): number {
    const from = this.next();
    return this.view.getInt32(from) * 2 ** 32 + this.view.getUint32(from + 4);
  }

  boolean(): boolean {
    return this.bytes[this.next()] === 1;
  }

  timestamp(): Date {
    return new Date(year2000 + Math.floor(this.long() / 1_000));
  }

  timestampOrNull(): Date | null {
    const from = this.next();
    if (from === this.at) return null;
    const long = this.view.getInt32(from) * 2 ** 32 + this.view.getUint32(from + 4);
    return new Date(year2000 + Math.floor(long / 1_000));
  }

  /** `YYYY-MM-DD`; null also for what no calendar shows. */
  date(): string | null {
    const from = this.next();
    if (from === this.at) return null;
    const days = this.view.getInt32(from);
    let date = this.dates.get(days);
    if (date === undefined) {
      const time = new Date(year2000 + days * day);
      date = Number.isNaN(time.getTime()) ? null : time.toISOString().slice(0, 10);
      this.dates.set(days, date);
    }
    return date;
  }

  /** A text that hardly another row has. */
  ownText(): string {
    const from = this.next();
    return this.bytes.toString('utf8', from, this.at);
  }

  text<T extends string>(): T {
    const from = this.next();
    this.texts[this.field] ??= new DistinctValues();
    const texts = this.texts[this.field] as DistinctValues<string>;
    const known = texts.find(this.view, from, this.at);
    return (known ?? texts.keep(this.view, from, this.at, this.bytes.toString('utf8', from, this.at))) as T;
  }

  textArray(): readonly string[] {
    const from = this.next();
    this.arrays[this.field] ??= new DistinctValues();
    const arrays = this.arrays[this.field] as DistinctValues<readonly string[]>;
    const known = arrays.find(this.view, from, this.at);
    return known ?? arrays.keep(this.view, from, this.at, readTextArray(this.bytes.subarray(from, this.at)));
  }

  /** What `read` makes of so many fields; where they return together, the same without reading them. */
  together<T extends object>(fields: number, read: (row: CopiedRow) => T): T {
    const [from, first] = [this.at, this.field];
    let end = from;
    for (let field = 0; field < fields; field++) end += 4 + Math.max(0, this.view.getInt32(end));
    this.groups[first] ??= new DistinctValues();
    const groups = this.groups[first] as DistinctValues<object>;
    const known = groups.find(this.view, from, end) as T | undefined;
    if (known === undefined) return groups.keep(this.view, from, end, read(this)) as T;
    this.at = end;
    this.field = first + fields;
    return known;
  }

  /** Where the next field's value begins; it ends at `at`, at once if it is null. */
  private next(): number {
    const from = this.at + 4;
    this.at = from + Math.max(0, this.view.getInt32(this.at));
    this.field += 1;
    return from;
  }
}

/** Dimensions, a flag and the type of the elements; of each dimension size and first index; then the elements. */
function readTextArray(bytes: Buffer): readonly string[] {
  const texts: string[] = [];
  let at = 12 + 8 * bytes.readInt32BE(0);
  while (at < bytes.length) {
    const from = at + 4;
    at = from + Math.max(0, bytes.readInt32BE(at));
    texts.push(bytes.toString('utf8', from, at));
  }
  return texts;
}
