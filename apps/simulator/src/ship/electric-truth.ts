/** The switchboard and its two sections, the shore connection and each set's breaker. */
import type { Demand } from '../plant/demand.ts';
import { MOTOR_EFFICIENCY } from '../plant/power-balance.ts';
import { hashToFraction } from '../random/hash.ts';
import type { BatteryTruth } from './battery-truth.ts';
import type { Moment } from './moment.ts';

export interface SectionTruth {
  readonly volts: number;
  readonly hertz: number;
  readonly hotelKw: number;
}

export interface SwitchboardTruth {
  readonly tieClosed: boolean;
  /** From section A to section B. */
  readonly tieKw: number;
  readonly sections: readonly [a: SectionTruth, b: SectionTruth];
}

/** What the switchboard sees of a generating set. */
interface SetOutput {
  readonly running: boolean;
  readonly powerKw: number;
  readonly volts: number;
  readonly hertz: number;
}

export interface ShoreTruth {
  readonly closed: boolean;
  readonly volts: number;
  readonly hertz: number;
  readonly amperes: number;
}

/** Of the hotel load, section A feeds this share. */
const HOTEL_ON_A = 0.44;
const SHORE_POWER_FACTOR = 0.97;
const BLOCK_SECONDS = 12 * 3600;
const BLOCKED_SHARE = 0.1;

/** Odd consumers stand on section A: odd sets, port motor, first thruster, first string. */
export function computeSwitchboard(
  { power, parts }: Moment,
  generators: readonly SetOutput[],
  battery: BatteryTruth | null,
  { hotelKw, ...loads }: Demand,
): SwitchboardTruth {
  const { machinery } = parts.ship;
  const onA = <Part>(list: readonly Part[], kilowatts: (part: Part) => number) =>
    list.reduce((sum, part, i) => sum + (i % 2 === 0 ? kilowatts(part) : 0), 0);
  const given = onA(generators, ({ powerKw }) => powerKw) + (battery ? onA(battery.strings, (s) => s.powerKw) : 0);
  const propulsion = machinery.drive === 'electric' ? loads.propulsionKw / 2 / MOTOR_EFFICIENCY : 0;
  const rated = machinery.thrusters.reduce((sum, { ratedKw }) => sum + ratedKw, 0);
  const thrusters =
    rated === 0
      ? 0
      : (onA(machinery.thrusters, ({ ratedKw }) => ratedKw) / rated) * (loads.thrusterKw / MOTOR_EFFICIENCY);
  const live = generators.find(({ running }) => running);
  const volts = live?.volts ?? (power.shoreKw > 0 || battery ? (machinery.generators?.volts ?? 0) : 0);
  const section = (share: number): SectionTruth => ({ volts, hertz: live?.hertz ?? 60, hotelKw: share * hotelKw });
  return {
    tieClosed: true,
    tieKw: given - propulsion - thrusters - HOTEL_ON_A * hotelKw,
    sections: [section(HOTEL_ON_A), section(1 - HOTEL_ON_A)],
  };
}

export function computeShore({ power, parts }: Moment): ShoreTruth {
  const closed = power.shoreKw > 0;
  const volts = closed ? (parts.ship.machinery.generators?.volts ?? 690) : 0;
  return {
    closed,
    volts,
    hertz: closed ? 50 : 0,
    amperes: closed ? (1000 * power.shoreKw) / (Math.sqrt(3) * volts * SHORE_POWER_FACTOR) : 0,
  };
}

/** The crew blocks a standing set for half a day now and then, to work on it. */
export function isSetBlocked(seed: number, set: number, seconds: number, running: boolean): boolean {
  return !running && hashToFraction(seed, set, Math.floor(seconds / BLOCK_SECONDS)) < BLOCKED_SHARE;
}
