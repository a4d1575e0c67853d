type Numbers = Int32Array | Uint8Array;

/** A list of small numbers that grows: a tenth of the memory of objects with these fields. */
export class Column {
  #values: Numbers;
  #make: new (length: number) => Numbers;
  length = 0;

  constructor(make: new (length: number) => Numbers) {
    this.#make = make;
    this.#values = new make(64);
  }

  get(index: number): number {
    return this.#values[index]!;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  add(index: number, value: number): void {
    this.#values[index]! += value;
  }

  /** The index of the new value. */
  push(value: number): number {
    if (this.length === this.#values.length) {
      const larger = new this.#make(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length] = value;
    return this.length++;
  }
}
