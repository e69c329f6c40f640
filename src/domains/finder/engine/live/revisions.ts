const pageSize = 4_096;

/** Which write of each listing an index holds: 8 bytes a listing, where a Map would take ten times as much. */
export class Revisions {
  size = 0;
  /** By id; 0 where there is none. Transaction numbers stay below 2^53 for longer than any server lives. */
  readonly pages: Map<number, Float64Array>;

  constructor(pages = new Map<number, Float64Array>()) {
    this.pages = pages;
    for (const page of pages.values()) for (const revision of page) if (revision !== 0) this.size += 1;
  }

  get(id: number): number | undefined {
    return this.pages.get(Math.floor(id / pageSize))?.[id % pageSize] || undefined;
  }

  set(id: number, revision: number): void {
    const number = Math.floor(id / pageSize);
    let page = this.pages.get(number);
    if (page === undefined) {
      page = new Float64Array(pageSize);
      this.pages.set(number, page);
    }
    if (page[id % pageSize] === 0) this.size += 1;
    page[id % pageSize] = revision;
  }

  delete(id: number): void {
    const page = this.pages.get(Math.floor(id / pageSize));
    if (page === undefined || page[id % pageSize] === 0) return;
    page[id % pageSize] = 0;
    this.size -= 1;
  }

  /** Every listing's id and revision. */
  *[Symbol.iterator](): Generator<[id: number, revision: number]> {
    for (const [number, page] of this.pages) {
      for (let at = 0; at < pageSize; at += 1) {
        const revision = page[at] as number;
        if (revision !== 0) yield [number * pageSize + at, revision];
      }
    }
  }
}
