/** What changes as a whole: who listens is told that it did. */
export abstract class Notifier {
  readonly #listeners = new Set<() => void>();

  /** Calls `listener` after each change. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  protected notify(): void {
    // A listener may unsubscribe while it is called.
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Listeners by key. `subscribe` returns its own end; a key without listeners holds nothing. */
export class ListenersByKey<Key> {
  readonly #byKey = new Map<Key, Set<() => void>>();
  readonly #onFirst: (key: Key) => void;
  readonly #onLast: (key: Key) => void;

  /** `onFirst` and `onLast` are called when a key gets its first listener and loses its last one. */
  constructor(onFirst: (key: Key) => void = () => {}, onLast: (key: Key) => void = () => {}) {
    this.#onFirst = onFirst;
    this.#onLast = onLast;
  }

  subscribe(key: Key, listener: () => void): () => void {
    const set = this.#byKey.get(key) ?? new Set();
    if (set.size === 0) {
      this.#byKey.set(key, set);
      this.#onFirst(key);
    }
    set.add(listener);
    return () => {
      if (!set.delete(listener) || set.size > 0) return;
      this.#byKey.delete(key);
      this.#onLast(key);
    };
  }

  notify(key: Key): void {
    const set = this.#byKey.get(key);
    if (set === undefined) return;
    // A listener may unsubscribe while it is called.
    for (const listener of [...set]) listener();
  }

  has(key: Key): boolean {
    return this.#byKey.has(key);
  }

  keys(): IterableIterator<Key> {
    return this.#byKey.keys();
  }

  /** Keys with at least one listener. */
  get size(): number {
    return this.#byKey.size;
  }
}
