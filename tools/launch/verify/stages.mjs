// @ts-check
/** Timing the stages of a long command, for the lines a person reads to see where the minutes went. */

/** @returns {{ run: <T>(name: string, work: () => Promise<T> | T) => Promise<T>, summary: () => string }} */
export function createStopwatch() {
  /** @type {[string, number][]} */
  const laps = [];
  return {
    async run(name, work) {
      const started = Date.now();
      try {
        return await work();
      } finally {
        laps.push([name, Date.now() - started]);
      }
    },
    summary: () => laps.map(([name, spentMs]) => `${name} ${(spentMs / 60_000).toFixed(1)} min`).join(', '),
  };
}
