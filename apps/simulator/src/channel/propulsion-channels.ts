/** Shafts, their engines or motors, and thrusters. */
import { MOTOR_EFFICIENCY } from '../plant/power-balance.ts';
import type { ShaftTruth, ThrusterTruth } from '../ship/propulsor-truth.ts';
import type { Truth } from '../ship/truth.ts';
import type { MachinerySpec } from '../spec/machinery-spec.ts';
import { buildChannels, type Channel, type ChannelRow, limitHigh, type Quantity } from './channel.ts';
import { buildEngineChannels } from './engine-channels.ts';
import { DEGREES, defineKilowatt, PERCENT, SIGNED_PERCENT, WINDING, YES_OR_NO } from './quantity.ts';

/** `port`, `starboard`; nothing when there is only one. */
export function getSideName(number: number, count: number): string {
  if (count === 1) return '';
  return count === 2 ? ([' port', ' starboard'][number] as string) : ` ${number + 1}`;
}

/** The number `RPM` gives a shaft (IEC 61162-1): from the centre line, so that of two the starboard one is the first. */
export function getShaftNumber(number: number, count: number): number {
  return count === 2 ? 2 - number : number + 1;
}

export function buildPropulsionChannels(machinery: MachinerySpec): Channel[] {
  const { shafts, thrusters } = machinery;
  const ofShaft = Array.from({ length: shafts }, (_, i) => buildShaft(machinery, i));
  const ofThruster = thrusters.map((_, i) => buildThruster(machinery, i));
  return [...ofShaft, ...ofThruster, machinery.instruments.towingWinch ? TOWING_WINCH : []].flat();
}

const TOWING_WINCH = buildChannels<Truth>(
  'Propulsion',
  { code: 'WINCH', name: 'Towing winch', find: (truth) => truth },
  [['PULL', 1, 'pull', { unit: 't', decimals: 1, min: 0, max: 100 }, (t) => t.towingTonnes, 0.2]],
);

const MOTOR_WINDING = limitHigh(WINDING, 125, 140, 3, 30);
const SHAFT_SPEED: Quantity = { unit: 'rpm', decimals: 0, min: 0, max: 200 };
const TO_STARBOARD = 'Positive to starboard';

function buildShaft(machinery: MachinerySpec, i: number): Channel[] {
  const { engine, propulsionKw, shafts, instruments, propeller } = machinery;
  const side = getSideName(i, shafts);
  const find = (truth: Truth) => truth.shafts[i];
  const power = defineKilowatt(propulsionKw / shafts);
  const azimuth = { code: `AZ${i + 1}`, name: `Azimuth thruster${side}`, find };
  return [
    ...buildChannels<ShaftTruth>('Propulsion', { code: `SH${i + 1}`, name: `Shaft${side}`, find }, [
      ['PWR', 1, 'power', power, (s) => s.powerKw, 2],
      ...(instruments.orders ? defineShaftRows(machinery) : []),
    ]),
    ...(propeller === 'azimuth' && instruments.orders
      ? buildChannels<ShaftTruth>('Propulsion', azimuth, defineAzimuthRows(power))
      : []),
    ...(engine
      ? buildEngineChannels(machinery, engine, `Main engine${side}`, i)
      : buildChannels('Propulsion', { code: `PM${i + 1}`, name: `Propulsion motor${side}`, find }, [
          ['WT', 10, 'winding temperature', MOTOR_WINDING, (s) => s.motorWindingTemperature, 0.1],
          ['KW', 5, 'power', defineKilowatt(propulsionKw / shafts / MOTOR_EFFICIENCY), (s) => s.motorKw, 2],
          ['LOAD', 5, 'load', { ...PERCENT, max: 110 }, (s) => s.loadPercent, 0.2],
        ])),
  ];
}

function defineShaftRows({ propulsionKw, shafts, propeller }: MachinerySpec): ChannelRow<ShaftTruth>[] {
  const torque: Quantity = { unit: 'kNm', decimals: 1, min: 0, max: Math.round(propulsionKw / shafts / 8) };
  return [
    ['TRQ', 5, 'torque', torque, (s) => s.torqueKnm, 0.1],
    ['ORD', 5, 'speed order', SHAFT_SPEED, (s) => s.orderRpm],
    ...(propeller === 'controllable' ? PITCH_ROWS : []),
  ];
}

const PITCH_ROWS: readonly ChannelRow<ShaftTruth>[] = [
  ['PIT', 5, 'propeller pitch', { ...SIGNED_PERCENT, description: 'Positive ahead' }, (s) => s.pitchPercent, 0.1],
  [
    'PIO',
    5,
    'propeller pitch order',
    { ...SIGNED_PERCENT, decimals: 0, description: 'Positive ahead' },
    (s) => s.orderPitchPercent,
  ],
];

const THRUST_DIRECTION: Quantity = { ...DEGREES, description: 'Direction of the thrust, clockwise from the bow' };

const defineAzimuthRows = (power: Quantity): ChannelRow<ShaftTruth>[] => [
  ['ANG', 1, 'angle', THRUST_DIRECTION, (s) => s.azimuthDegrees],
  ['ANO', 5, 'angle order', THRUST_DIRECTION, (s) => s.orderAzimuthDegrees],
  ['RPM', 5, 'speed', { ...SHAFT_SPEED, decimals: 1 }, (s) => s.rpm, 0.1],
  ['RPO', 5, 'speed order', SHAFT_SPEED, (s) => s.orderRpm],
  ['LOAD', 5, 'load', { ...PERCENT, max: 110 }, (s) => s.loadPercent, 0.2],
  ['KW', 5, 'power', power, (s) => s.powerKw, 2],
];

function buildThruster({ thrusters, instruments }: MachinerySpec, i: number): Channel[] {
  const { name, code, ratedKw } = thrusters[i] as MachinerySpec['thrusters'][number];
  const load = (truth: Truth) => truth.thrusterPercent * (i === 0 ? 1.03 : 0.97);
  const orders: ChannelRow<ThrusterTruth>[] = [
    ['RUN', 5, 'running', YES_OR_NO, (t) => (t.running ? 1 : 0)],
    ['THR', 5, 'thrust', { ...SIGNED_PERCENT, description: TO_STARBOARD }, (t) => t.thrustPercent, 0.3],
    ['ORD', 5, 'thrust order', { ...SIGNED_PERCENT, decimals: 0, description: TO_STARBOARD }, (t) => t.orderPercent],
    ['KW', 5, 'power', defineKilowatt(ratedKw), (t) => t.powerKw, 0.5],
  ];
  return [
    ...buildChannels<Truth>('Propulsion', { code, name, find: (truth) => truth }, [
      ['LOAD', 1, 'load', PERCENT, load, 0.3],
    ]),
    ...(instruments.orders
      ? buildChannels<ThrusterTruth>('Propulsion', { code, name, find: (truth) => truth.thrusters[i] }, orders)
      : []),
  ];
}
