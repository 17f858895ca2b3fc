/** Whether the store answers, known without asking it: `/healthz` must not wait behind what the store has to do. */
import { sql } from 'kysely';
import { getUrgentFlow, runInFlow } from '../fairness/flow.ts';
import type { Db } from './database.ts';

const ASK_EVERY_MS = 1_000;
/** A statement or a copy for a backup may hold the embedded store for seconds; longer than this it is away. */
export const ANSWER_STANDS_MS = 30_000;
const PROBE = getUrgentFlow('probe');

export interface Probe {
  /** Throws where the last question failed, or no answer came for `ANSWER_STANDS_MS`. */
  requireAnswer(): void;
  /** Asks once more, unless a question is under way; resolves when it is answered or has failed. */
  ask(): Promise<void>;
  close(): void;
}

/** Asks every second from the start; the store has just been opened and counts as there. `now` is a monotonic clock. */
export function openProbe(db: Db, now: () => number = () => performance.now()): Probe {
  let answeredAt = now();
  let failure: unknown;
  let asking: Promise<void> | undefined;

  async function askStore(): Promise<void> {
    try {
      await runInFlow(PROBE, () => sql`select 1`.execute(db));
      answeredAt = now();
      failure = undefined;
    } catch (error) {
      failure = error;
    }
  }

  function ask(): Promise<void> {
    asking ??= askStore().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  timer.unref();
  return {
    requireAnswer() {
      if (failure !== undefined) throw failure;
      if (now() - answeredAt > ANSWER_STANDS_MS) throw new Error('The store has not answered for a while.');
    },
    ask,
    close: () => clearInterval(timer),
  };
}
