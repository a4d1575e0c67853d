/** A growing list of item indexes, four bytes each: pushing to an array costs more than finding out that an item matches. */
export class IndexList {
  /** How many there are; what `values` holds beyond them is not of the list. */
  length = 0;
  values = new Uint32Array(1024);

  push(index: number): void {
    if (this.length === this.values.length) {
      const grown = new Uint32Array(this.values.length * 2);
      grown.set(this.values);
      this.values = grown;
    }
    this.values[this.length++] = index;
  }
}
