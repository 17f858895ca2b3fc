/** Times of faults: in cycles that repeat, a pure function of time. */
import { deriveSeed, hashToFraction } from '../random/hash.ts';
import { HOUR } from '../sea/unit.ts';
import { getFault } from './catalogue/catalogue.ts';
import type { Fault } from './catalogue/fault.ts';

export interface FaultSchedule {
  readonly fault: Fault;
  readonly periodSeconds: number;
  /** Second at which a turn begins. */
  readonly firstSeconds: number;
  readonly lastsSeconds: number;
}

/** The times within a span at which a turn begins and is over again before the span ends, oldest first. */
export function listFaultStarts(
  turn: FaultSchedule,
  { fromSeconds, toSeconds }: { fromSeconds: number; toSeconds: number },
): number[] {
  const { periodSeconds, firstSeconds, lastsSeconds } = turn;
  const first = firstSeconds + Math.ceil((fromSeconds - firstSeconds) / periodSeconds) * periodSeconds;
  const count = Math.max(0, Math.floor((toSeconds - lastsSeconds - first) / periodSeconds) + 1);
  return Array.from({ length: count }, (_, i) => first + i * periodSeconds);
}

/** The turn that is on at a moment: when it began; null while all is well. */
export function findFaultStart(
  { periodSeconds, firstSeconds, lastsSeconds }: FaultSchedule,
  seconds: number,
): number | null {
  const since = (((seconds - firstSeconds) % periodSeconds) + periodSeconds) % periodSeconds;
  return since < lastsSeconds ? seconds - since : null;
}

/**
 * Ship, fault, hours between two turns, hours each lasts. At any time some ten of them are on, and half of those pass a
 * limit; every few weeks one cause raises a flood, and a loose contact chatters for an evening.
 */
const DEMONSTRATION: readonly (readonly [ship: string, fault: string, everyHours: number, forHours: number])[] = [
  ['havbris', 'set-lube-oil-pressure-low', 31, 13],
  ['havbris', 'tank-sensor-noisy', 67, 12],
  ['stormfugl', 'motor-winding-hot', 43, 24],
  ['stormfugl', 'gps-jump', 53, 2],
  ['kvitholm', 'scrubber-exceeds', 29, 13],
  ['kvitholm', 'log-fouled', 170, 40],
  ['tindra', 'battery-cell-weak', 37, 22],
  ['tindra', 'battery-thermal-drift', 83, 9],
  ['hestnes', 'engine-exhaust-valve', 96, 70],
  ['hestnes', 'echo-aeration', 61, 1],
  ['lofthav', 'satellite-outage', 19, 1.5],
  ['lofthav', 'fuel-meter-drift', 240, 150],
  ['tralvik', 'anemometer-stuck', 44, 14],
  ['tralvik', 'day-tank-not-filled', 57, 24],
  ['gronnoy', 'engine-cooling-hot', 33, 15],
  ['baltic-heron', 'engine-lube-oil-pressure-low', 71, 38],
  ['atlantic-tern', 'gyro-drift', 59, 6],
  ['azure-meridian', 'sewage-full', 49, 27],
  ['azure-meridian', 'set-winding-hot', 63, 20],
  ['horizon-swift', 'pressure-sensor-stuck', 41, 9],
  ['kvitholm', 'temperature-sensor-noisy', 310, 2],
  ['gronnoy', 'black-out', 617, 0.3],
  ['havbris', 'black-out', 1009, 0.4],
  ['azure-meridian', 'engine-room-hot', 401, 7],
  ['hestnes', 'engine-fuel-pressure-low', 149, 5],
  ['stormfugl', 'set-cooling-hot', 131, 4],
  ['horizon-swift', 'engine-lube-oil-hot', 211, 5],
  ['baltic-heron', 'set-exhaust-hot', 173, 6],
  ['kvitholm', 'exhaust-valve-leaking', 310, 72],
  ['kvitholm', 'lube-oil-cooler-fouled', 530, 96],
  ['kvitholm', 'supply-meter-stuck', 260, 14],
  ['kvitholm', 'engine-shut-down', 701, 0.2],
  ['kvitholm', 'wash-water-pump-trips', 137, 2],
  ['havbris', 'tank-leak-slow', 520, 60],
  ['havbris', 'bus-tie-trip', 97, 1],
  ['havbris', 'insulation-drop', 340, 20],
  ['stormfugl', 'blackout-risk', 450, 0.3],
  ['stormfugl', 'sounding-frozen', 290, 30],
  ['tindra', 'string-trip', 190, 6],
  ['tindra', 'weakest-string', 1300, 620],
  ['tindra', 'cell-wire-broken', 390, 40],
  ['hestnes', 'hull-fouled', 1900, 1400],
  ['lofthav', 'injector-failing', 470, 80],
  ['lofthav', 'scrubber-nozzles-clogged', 210, 20],
  ['atlantic-tern', 'return-meter-drift', 520, 140],
  ['baltic-heron', 'sounding-drift', 430, 90],
];

export function buildDemonstrationFaults(seed: number, shipKey: string): FaultSchedule[] {
  return DEMONSTRATION.filter(([ship]) => ship === shipKey).map(([ship, id, everyHours, forHours]) => ({
    fault: getFault(id),
    periodSeconds: everyHours * HOUR,
    firstSeconds: Math.floor(everyHours * HOUR * hashToFraction(deriveSeed(seed, `${ship}.${id}`))),
    lastsSeconds: forHours * HOUR,
  }));
}
