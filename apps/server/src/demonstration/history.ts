/**
 * How much of the demonstration's past is written. The simulator keeps a book of it in the data folder, which tells the
 * same after a restart of either; here it becomes the line that people see while history still fills.
 */
import { readFile } from 'node:fs/promises';
import { getDemonstrationHistory } from '@fms/contract/demonstration';
import { z } from 'zod';
import { getSystemErrorCode } from '../platform/failure/start-failure.ts';
import type { Router } from '../platform/http/router.ts';

const DAY_SECONDS = 86_400;

const book = z.object({
  spans: z.array(
    z.object({
      fromSeconds: z.int(),
      toSeconds: z.int(),
      complete: z.boolean(),
      share: z.number().min(0).max(1).default(0),
    }),
  ),
});

/** `file` need not exist: the simulator begins it once every ship is heard. */
export function registerDemonstrationHistoryRoutes(router: Router, file: string): void {
  router.route(getDemonstrationHistory, async () => {
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if (getSystemErrorCode(error) === 'ENOENT') return null;
      throw error;
    });
    return text === null ? { days: 0, share: 0 } : historyIn(text);
  });
}

function historyIn(text: string) {
  const { spans } = book.parse(JSON.parse(text));
  let seconds = 0;
  let written = 0;
  for (const { fromSeconds, toSeconds, complete, share } of spans) {
    seconds += toSeconds - fromSeconds;
    written += (toSeconds - fromSeconds) * (complete ? 1 : share);
  }
  return { days: seconds / DAY_SECONDS, share: seconds === 0 ? 1 : written / seconds };
}
