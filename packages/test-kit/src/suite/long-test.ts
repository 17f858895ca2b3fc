/** Tests of a minute: `npm run test:full` runs them, `npm test` names them as skipped. */
import { it } from 'vitest';

const isFull = process.env.FMS_FULL === '1';

/** @param mostMs after which it is ended, ms */
export function itLong(name: string, run: () => Promise<void>, mostMs?: number): void {
  it.skipIf(!isFull)(isFull ? name : `${name} (skipped: npm run test:full runs it)`, run, mostMs);
}
