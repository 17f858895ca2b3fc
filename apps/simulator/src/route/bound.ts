/** Destination of a ship by its plan, and its time of arrival. */
import { findStage, type Itinerary, type Stage } from './itinerary.ts';

export interface Bound {
  /** The port, field or ground in words. */
  readonly place: string;
  /** Epoch seconds; constant during the passage, since the ship keeps to its plan. */
  readonly arrivesSeconds: number;
}

/** The end of the passage under way, or of the next one; a haul of a trawl ends where it began and has none. */
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
