/** Document numbers by listing id: a Map would take four times the memory, which counts with a million listings. */
export class IdTable {
  size = 0;
  /** Listing ids, which are never 0, each at the place its hash names or at the next free one. */
  private ids = new Uint32Array(64);
  private documents = new Uint32Array(64);

  get(id: number): number | undefined {
    const place = this.placeOf(id);
    return this.ids[place] === id ? this.documents[place] : undefined;
  }

  set(id: number, document: number): void {
    const place = this.placeOf(id);
    this.documents[place] = document;
    if (this.ids[place] === id) return;
    this.ids[place] = id;
    this.size += 1;
    if (this.size * 3 > this.ids.length * 2) this.grow();
  }

  delete(id: number): void {
    const mask = this.ids.length - 1;
    let place = this.placeOf(id);
    if (this.ids[place] !== id) return;
    this.ids[place] = 0;
    this.size -= 1;
    // What stands behind the gap may have been pushed there, and must still be found.
    for (place = (place + 1) & mask; this.ids[place] !== 0; place = (place + 1) & mask) {
      const other = this.ids[place] as number;
      this.ids[place] = 0;
      const better = this.placeOf(other);
      this.documents[better] = this.documents[place] as number;
      this.ids[better] = other;
    }
  }

  /** Gives every document another number. */
  renumber(numberOf: Uint32Array): void {
    this.ids.forEach((id, place) => {
      if (id !== 0) this.documents[place] = numberOf[this.documents[place] as number] as number;
    });
  }

  /** Where the id stands, or where it would. */
  private placeOf(id: number): number {
    const mask = this.ids.length - 1;
    let place = (Math.imul(id, 0x9e3779b1) >>> 7) & mask;
    while (this.ids[place] !== 0 && this.ids[place] !== id) place = (place + 1) & mask;
    return place;
  }

  private grow(): void {
    const { ids, documents } = this;
    this.ids = new Uint32Array(ids.length * 2);
    this.documents = new Uint32Array(ids.length * 2);
    ids.forEach((id, place) => {
      if (id === 0) return;
      const better = this.placeOf(id);
      this.ids[better] = id;
      this.documents[better] = documents[place] as number;
    });
  }
}
