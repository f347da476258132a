import { randomInt } from 'node:crypto';

/** No row. */
const NONE = -1;
const FIRST_CAPACITY = 64;
const WORD = 2 ** 32;

/**
 * A count and a time for each key, of the keys that were kept last. A load of 68,000 guests left 32 MB of texts and
 * counters in a `Map`'s heap, to be walked at each collection: these are rows of typed arrays, of 36 bytes. Of a key only
 * 64 bits of a hash are kept, begun at random, so that nobody can look for two that are alike.
 * Source: docs/performance.md "Memory".
 */
export class NewestCounters {
  readonly #most: number;
  readonly #seeds: readonly [number, number];
  /** Rows, in the order in which they were first used. */
  #first = new Uint32Array(FIRST_CAPACITY);
  #second = new Uint32Array(FIRST_CAPACITY);
  #counts = new Uint32Array(FIRST_CAPACITY);
  #times = new Float64Array(FIRST_CAPACITY);
  /** Neighbours by age; of rows that are free, `older` is the next free one. */
  #older = new Int32Array(FIRST_CAPACITY);
  #newer = new Int32Array(FIRST_CAPACITY);
  /** Rows by hash, each at its place or in the next free one after it; twice as many places as rows. */
  #places = new Int32Array(2 * FIRST_CAPACITY).fill(NONE);
  #used = 0;
  #free = NONE;
  #newest = NONE;
  #oldest = NONE;
  #size = 0;
  /** The key that was asked for last, and its hash: it is looked at before it is counted. */
  #key = '';
  #a = 0;
  #b = 0;

  /** @param most keys; beyond it the one that was kept longest ago goes */
  constructor(most: number, random: (most: number) => number = randomInt) {
    this.#most = most;
    this.#seeds = [random(WORD), random(WORD)];
    this.#hash(this.#key);
  }

  get size(): number {
    return this.#size;
  }

  /** @returns the row of a key; undefined if it is not kept */
  find(key: string): number | undefined {
    const row = this.#places[this.#placeOf(key)]!;
    return row === NONE ? undefined : row;
  }

  /** Both are 0 in a new row. */
  countOf(row: number): number {
    return this.#counts[row]!;
  }

  timeOf(row: number): number {
    return this.#times[row]!;
  }

  put(row: number, count: number, time: number): void {
    this.#counts[row] = count;
    this.#times[row] = time;
  }

  /** @returns the row of a key, which is the newest now */
  keep(key: string): number {
    let place = this.#placeOf(key);
    let row = this.#places[place]!;
    if (row !== NONE) this.#unlink(row);
    else {
      if (this.#size >= this.#most || this.#isFull()) {
        if (this.#size >= this.#most) this.#remove(this.#oldest);
        else this.#grow();
        place = this.#placeOfHash(this.#a, this.#b);
      }
      row = this.#takeRow();
      this.#first[row] = this.#a;
      this.#second[row] = this.#b;
      this.#counts[row] = 0;
      this.#times[row] = 0;
      this.#places[place] = row;
      this.#size++;
    }
    this.#linkNewest(row);
    return row;
  }

  delete(key: string): void {
    const row = this.#places[this.#placeOf(key)]!;
    if (row !== NONE) this.#remove(row);
  }

  #isFull(): boolean {
    return this.#free === NONE && this.#used === this.#first.length;
  }

  #takeRow(): number {
    if (this.#free === NONE) return this.#used++;
    const row = this.#free;
    this.#free = this.#older[row]!;
    return row;
  }

  /** Where its row is, or would be. */
  #placeOf(key: string): number {
    if (key !== this.#key) this.#hash(key);
    return this.#placeOfHash(this.#a, this.#b);
  }

  #hash(key: string): void {
    let [a, b] = this.#seeds;
    for (let at = 0; at < key.length; at++) {
      const unit = key.charCodeAt(at);
      a = Math.imul(a ^ unit, 0x85ebca6b);
      a ^= a >>> 15;
      b = Math.imul(b ^ unit, 0xc2b2ae35);
      b ^= b >>> 13;
    }
    this.#a = mixed(a ^ key.length);
    this.#b = mixed(b + this.#a);
    this.#key = key;
  }

  #placeOfHash(a: number, b: number): number {
    const mask = this.#places.length - 1;
    for (let place = a & mask; ; place = (place + 1) & mask) {
      const row = this.#places[place]!;
      if (row === NONE || (this.#first[row] === a && this.#second[row] === b)) return place;
    }
  }

  #linkNewest(row: number): void {
    this.#older[row] = this.#newest;
    this.#newer[row] = NONE;
    if (this.#newest !== NONE) this.#newer[this.#newest] = row;
    this.#newest = row;
    if (this.#oldest === NONE) this.#oldest = row;
  }

  #unlink(row: number): void {
    const older = this.#older[row]!;
    const newer = this.#newer[row]!;
    if (older === NONE) this.#oldest = newer;
    else this.#newer[older] = newer;
    if (newer === NONE) this.#newest = older;
    else this.#older[newer] = older;
  }

  #remove(row: number): void {
    this.#unlink(row);
    const mask = this.#places.length - 1;
    let empty = this.#placeOfHash(this.#first[row]!, this.#second[row]!);
    // Rows that stand after it because their place was taken move up, so that looking may end at an empty place.
    for (let place = (empty + 1) & mask; this.#places[place] !== NONE; place = (place + 1) & mask) {
      const moved = this.#places[place]!;
      const away = (place - (this.#first[moved]! & mask)) & mask;
      if (away < ((place - empty) & mask)) continue;
      this.#places[empty] = moved;
      empty = place;
    }
    this.#places[empty] = NONE;
    this.#older[row] = this.#free;
    this.#free = row;
    this.#size--;
  }

  #grow(): void {
    const rows = this.#first.length * 2;
    this.#first = longer(this.#first, new Uint32Array(rows));
    this.#second = longer(this.#second, new Uint32Array(rows));
    this.#counts = longer(this.#counts, new Uint32Array(rows));
    this.#times = longer(this.#times, new Float64Array(rows));
    this.#older = longer(this.#older, new Int32Array(rows));
    this.#newer = longer(this.#newer, new Int32Array(rows));
    this.#places = new Int32Array(2 * rows).fill(NONE);
    for (let row = this.#oldest; row !== NONE; row = this.#newer[row]!)
      this.#places[this.#placeOfHash(this.#first[row]!, this.#second[row]!)] = row;
  }
}

/** The last step of MurmurHash3: every bit of the result depends on every bit. */
function mixed(word: number): number {
  let mixing = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixing = Math.imul(mixing ^ (mixing >>> 13), 0xc2b2ae35);
  return (mixing ^ (mixing >>> 16)) >>> 0;
}

function longer<Row extends Uint32Array | Int32Array | Float64Array>(row: Row, into: Row): Row {
  into.set(row);
  return into;
}
