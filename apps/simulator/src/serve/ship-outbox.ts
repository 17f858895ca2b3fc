/** What leaves a ship at a second: usually that second; after an outage, all that was kept back, oldest first. */
import type { ShipInstruments } from '../instrument/ship-instruments.ts';

export interface ShipOutbox {
  /** What to send now, a message for each second; nothing while the ship is cut off. */
  take(seconds: number): readonly string[];
}

/** An hour and a half of a ship's sentences; what is older is lost, as on a real logger. */
const MAX_KEPT_SECONDS = 5400;

export function createShipOutbox(
  instruments: ShipInstruments,
  say: (instruments: ShipInstruments, seconds: number) => string[],
): ShipOutbox {
  let kept: string[] = [];
  return {
    take(seconds) {
      const delivery = instruments.delivery(seconds);
      if (delivery === 'never') return [];
      kept.push(say(instruments, seconds).join(''));
      if (delivery === 'later') {
        kept = kept.slice(-MAX_KEPT_SECONDS);
        return [];
      }
      const messages = kept;
      kept = [];
      return messages;
    },
  };
}
