/** The files that a ship's office writes: the engine log of an hour, and the report of a watch. Functions of time alone. */
import { readBridge } from '../channel/bridge-reading.ts';
import type { SimulatedShip } from '../ship/simulated-ship.ts';

export const HOUR_SECONDS = 3600;
/** Watches at sea change at 00, 04, 08, 12, 16 and 20 UTC. */
export const WATCH_SECONDS = 4 * HOUR_SECONDS;
const MINUTE_SECONDS = 60;

export interface ShipFile {
  /** Below the outbox. */
  readonly path: string;
  readonly content: string;
  /** Epoch seconds at which it is written. */
  readonly seconds: number;
}

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
const stampOf = (seconds: number) => timeOf(seconds).replace(' ', '-').replace(':', '');

/** One line a minute of the hour that ends at `end`, epoch seconds. */
export function writeEngineLog({ spec, truthAt }: SimulatedShip, end: number): ShipFile {
  const begin = end - HOUR_SECONDS;
  const lines = Array.from({ length: HOUR_SECONDS / MINUTE_SECONDS }, (_, minute) => {
    const seconds = begin + minute * MINUTE_SECONDS;
    const truth = truthAt(seconds);
    const { fix } = readBridge(truth.navigation);
    const place = [fix?.latitude.toFixed(5), fix?.longitude.toFixed(5), fix?.speedKnots.toFixed(1)];
    return [timeOf(seconds), ...place, Math.round(truth.propulsionKw)].join(',');
  });
  const head = 'Time UTC,Latitude deg,Longitude deg,Speed over ground kn,Propulsion power kW';
  const content = `${[head, ...lines].join('\n')}\n`;
  return { path: `log/${spec.key}-engine-${stampOf(begin)}.csv`, content, seconds: end };
}

/** The watch that ends at `end`, epoch seconds: where the ship is, and what it did. */
export function writeWatchReport({ spec, truthAt }: SimulatedShip, end: number): ShipFile {
  const begin = end - WATCH_SECONDS;
  const { fix, pressureHpa, airTemperature } = readBridge(truthAt(end).navigation);
  const hours = Array.from({ length: WATCH_SECONDS / HOUR_SECONDS }, (_, hour) => begin + hour * HOUR_SECONDS);
  const kilowatts = hours.reduce((sum, seconds) => sum + truthAt(seconds).propulsionKw, 0) / hours.length;
  const lines = [
    `WATCH REPORT  ${spec.particulars.name}`,
    `From ${timeOf(begin)} to ${timeOf(end)} UTC`,
    '',
    `Position            ${fix ? `${fix.latitude.toFixed(4)} ${fix.longitude.toFixed(4)}` : 'no fix'}`,
    `Speed over ground   ${fix ? `${fix.speedKnots.toFixed(1)} kn` : 'no fix'}`,
    `Propulsion power    ${Math.round(kilowatts)} kW on average`,
    `Air                 ${airTemperature.toFixed(1)} degrees C, ${pressureHpa.toFixed(0)} hPa`,
  ];
  const path = `report/${spec.key}-watch-${stampOf(end)}.txt`;
  return { path, content: `${lines.join('\n')}\n`, seconds: end };
}
