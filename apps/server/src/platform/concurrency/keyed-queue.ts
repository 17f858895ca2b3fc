/** Work that must not overlap with other work of the same key; the work of different keys runs side by side. */

export class KeyedQueue<Key> {
  /** The newest work of each key with work under way. */
  readonly #last = new Map<Key, Promise<unknown>>();

  /** Resolves or rejects as the work does; what waits behind it in its key runs either way. */
  run<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const settled = done
      .catch(() => {})
      .then(() => {
        if (this.#last.get(key) === settled) this.#last.delete(key);
      });
    this.#last.set(key, settled);
    return done;
  }

  /** Runs the work on the items of each key in its queue; throws the first failure once all have ended. */
  async runEach<Item>(groups: ReadonlyMap<Key, Item>, work: (items: Item) => Promise<void>): Promise<void> {
    const running = [...groups].map(([key, items]) => this.run(key, () => work(items)));
    for (const result of await Promise.allSettled(running)) {
      if (result.status === 'rejected') throw result.reason;
    }
  }

  /** Keys with work that runs or waits. */
  get size(): number {
    return this.#last.size;
  }
}
