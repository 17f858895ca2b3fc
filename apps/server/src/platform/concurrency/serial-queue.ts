/** Work that must not overlap: each piece begins when the one before has ended, however it ended. */

export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects as the work does; those who wait behind it hear nothing of its failure. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }
}
