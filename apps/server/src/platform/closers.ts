/** What was opened, so that it can be closed in the opposite order, also when a later part fails to open. */

export interface Closers {
  /** Remembers how to close a part; answers the part. */
  keep<Part>(part: Part, close: (part: Part) => Promise<void> | void): Part;
  /** Closes everything once; the first error is thrown after the rest is closed too. */
  close(): Promise<void>;
}

export function createClosers(): Closers {
  const stack: (() => Promise<void> | void)[] = [];
  return {
    keep(part, close) {
      stack.push(() => close(part));
      return part;
    },
    async close() {
      const errors: unknown[] = [];
      for (let close = stack.pop(); close; close = stack.pop()) {
        try {
          await close();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}
