/** Asks again, for each session that lives, whether its time and the rights of who looks still hold. */
import type { Caller } from '../../../platform/access/caller.ts';
import { runEach } from '../../../platform/concurrency/run-each.ts';
import { SerialQueue } from '../../../platform/concurrency/serial-queue.ts';
import type { LiveSession } from './live-session.ts';
import type { SessionBook } from './session-book.ts';

export interface WatchPorts {
  readonly book: SessionBook;
  /** The caller with the present rights; null when the sign-in has ended. */
  again(caller: Caller): Promise<Caller | null>;
  mayGoOn(live: LiveSession, present: Caller | null): Promise<boolean>;
}

export function createSessionWatch({ book, again, mayGoOn }: WatchPorts) {
  // The beat and events ask side by side: two that end one session would stand in each other's way.
  const looks = new SerialQueue();

  async function look(): Promise<void> {
    await book.expire();
    await runEach(book.all(), async (live) => {
      if (await mayGoOn(live, await again(live.caller))) return;
      if (book.byId(live.id)) await book.step(live.id, { kind: 'lose-right' });
    });
  }

  return {
    /** Throws where rights could not be asked: those sessions stay until the next look. */
    check: (): Promise<void> => looks.run(look),
  };
}
