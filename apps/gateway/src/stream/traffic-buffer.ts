/** AIS targets heard since the last batch: the latest of each, because ashore only the latest is shown. */
import type { TrafficReport } from '@fms/contract/link';

export class TrafficBuffer {
  readonly #targets = new Map<string, TrafficReport>();

  get size(): number {
    return this.#targets.size;
  }

  /** A report without a position adds its name and type; a late one changes only what was not known. */
  add(report: TrafficReport): void {
    const key = `${report.vesselIndex} ${report.mmsi}`;
    const known = this.#targets.get(key);
    if (!known) this.#targets.set(key, report);
    else if (report.time >= known.time) this.#targets.set(key, merge(report, known));
    else this.#targets.set(key, merge(known, report));
  }

  /** At most so many, those first that were heard of first. */
  take(most: number): TrafficReport[] {
    const taken = [...this.#targets].slice(0, most);
    for (const [key] of taken) this.#targets.delete(key);
    return taken.map(([, report]) => report);
  }
}

/** A position is kept whole: speed and course belong to the place they were sent with. */
function merge(newer: TrafficReport, older: TrafficReport): TrafficReport {
  const motion = newer.latitude === null ? older : newer;
  return {
    vesselIndex: newer.vesselIndex,
    mmsi: newer.mmsi,
    time: motion.latitude === null ? newer.time : motion.time,
    latitude: motion.latitude,
    longitude: motion.longitude,
    speedKnots: motion.speedKnots,
    courseDegrees: motion.courseDegrees,
    headingDegrees: motion.headingDegrees,
    name: newer.name ?? older.name,
    shipType: newer.shipType ?? older.shipType,
  };
}
