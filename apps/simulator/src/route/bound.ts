/** Where a ship is bound by her plan, and when she will be there. */
import { findStage, type Itinerary, type Stage } from './itinerary.ts';

export interface Bound {
  /** The port, field or ground in words. */
  readonly place: string;
  /** Epoch seconds; the same all the way, since she keeps to her plan. */
  readonly arrivesSeconds: number;
}

/** The end of the passage she is on, or of the next one; a haul of a trawl, which ends where it began, leads nowhere. */
export function getBound(itinerary: Itinerary, seconds: number): Bound {
  const { stages, cycleSeconds, offsetSeconds } = itinerary;
  const { cycle, index } = findStage(itinerary, seconds);
  for (let ahead = index; ahead < index + stages.length; ahead++) {
    const at = ahead % stages.length;
    const stage = stages[at] as Stage;
    if (stage.kind === 'stay' || stage.place === stages.at(at - 1)?.place) continue;
    const begins = (cycle + Math.floor(ahead / stages.length)) * cycleSeconds - offsetSeconds;
    const lasts = stages.slice(0, at + 1).reduce((sum, each) => sum + each.seconds, 0);
    return { place: stage.place, arrivesSeconds: begins + lasts };
  }
  throw new Error('an itinerary that never leaves a place has no destination');
}
