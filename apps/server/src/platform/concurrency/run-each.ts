/** Runs independent work on several items: a failure of one must not prevent the others. */

/**
 * Does the work for each, one after the other. Throws once all were tried: the failure where there was one, an
 * `AggregateError` of several.
 */
export async function runEach<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of these failed`);
}
