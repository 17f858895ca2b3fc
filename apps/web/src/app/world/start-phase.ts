/**
 * The first seconds of a visit. What was kept of the last one stands meanwhile, and is asked for again only when the hub
 * is connected, or is not to be had: on a slow line the list of a fleet takes seconds, and whatever the user asks for
 * first would wait behind it. Where the line is good that is a moment.
 */
import type { Live } from '../../live/index.ts';

/** A hub that takes longer than this is not waited for. */
const LONGEST_MS = 6000;

interface Opening {
  /** Until then what was kept counts as fresh. */
  readonly isOver: () => boolean;
  /** Begins; calls `onOver` once, when it is over. Returns the function that ends it. */
  run(hub: Pick<Live['hub'], 'status' | 'subscribe'>, onOver: () => void): () => void;
}

export function createStartPhase(): Opening {
  let isOver = false;
  return {
    isOver: () => isOver,
    run(hub, onOver) {
      const look = () => {
        if (hub.status.phase !== 'connecting') end();
      };
      const end = () => {
        if (isOver) return;
        isOver = true;
        leave();
        onOver();
      };
      const stopListening = hub.subscribe(look);
      const timer = setTimeout(end, LONGEST_MS);
      const leave = () => {
        stopListening();
        clearTimeout(timer);
      };
      look();
      return leave;
    },
  };
}
