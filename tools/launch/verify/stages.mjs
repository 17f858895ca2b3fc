// @ts-check
/** Stages of a long command: the lines a person reads to see where the minutes went, and running several beside each other. */

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

/**
 * Runs stages, so many at a time and started in their order, and reports each once it and all before it have ended.
 * @template S, R
 * @param {readonly S[]} stages @param {number} width
 * @param {(stage: S) => Promise<R>} run @param {(stage: S, result: R) => void} report
 */
export async function runAbreast(stages, width, run, report) {
  const waiting = [...stages.entries()];
  /** @type {{ stage: S, result: R }[]} */
  const ended = [];
  let reported = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, stage] = next;
      ended[index] = { stage, result: await run(stage) };
      for (let first = ended[reported]; first; first = ended[++reported]) report(first.stage, first.result);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
}
