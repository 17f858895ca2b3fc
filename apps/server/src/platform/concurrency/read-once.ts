/** Values by key that are read when they are first asked for. */

export class ReadOnce<Key, Value> {
  readonly #read: (key: Key) => Promise<Value>;
  readonly #values = new Map<Key, Promise<Value>>();

  constructor(read: (key: Key) => Promise<Value>) {
    this.#read = read;
  }

  /** Rejects as its read does; a read that failed is done again when the key is asked for the next time. */
  get(key: Key): Promise<Value> {
    const known = this.#values.get(key);
    if (known) return known;
    const value = this.#read(key);
    this.#values.set(key, value);
    value.catch(() => this.#values.delete(key));
    return value;
  }

  /** The value where it was asked for before; nothing is read. */
  peek(key: Key): Promise<Value> | undefined {
    return this.#values.get(key);
  }

  set(key: Key, value: Value): void {
    this.#values.set(key, Promise.resolve(value));
  }

  delete(key: Key): void {
    this.#values.delete(key);
  }

  [Symbol.iterator](): MapIterator<[Key, Promise<Value>]> {
    return this.#values[Symbol.iterator]();
  }
}
