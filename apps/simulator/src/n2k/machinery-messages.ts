/** Engines, generating sets, tanks and batteries on NMEA 2000. A set is an engine with a number from 10 on. */

import type { TankSpec } from '../fleet/machinery-spec.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import type { Truth } from '../ship/truth.ts';
import { pack, reserved, signed, unsigned } from './field.ts';
import type { N2kMessage } from './message.ts';

const ENGINE_ROOM = 20;
const TANK_SENDERS = 40;
const BATTERY_MONITOR = 50;
export const FIRST_SET = 10;
const KELVIN = 273.15;
const PASCAL_PER_BAR = 100_000;

/** Fluid types of the standard for what the simulator carries; ballast and mud have none. */
const FLUIDS: Partial<Record<TankSpec['content'], number>> = {
  'fuel oil': 0,
  'fuel oil day': 0,
  'fresh water': 1,
  'lube oil': 4,
  sewage: 5,
};

export function machineryMessages(instruments: ShipInstruments, truth: Truth): N2kMessage[] {
  const read = reader(instruments, truth);
  const { machinery } = instruments.ship.spec;
  const engines = truth.engines.map(({ rpm }, i) => ({ instance: i, code: `ME${i + 1}`, speed: rpm }));
  const sets = truth.generators.map(({ running }, i) => ({
    instance: FIRST_SET + i,
    code: `DG${i + 1}`,
    speed: running ? SET_RPM : 0,
  }));
  return [
    ...[...engines, ...sets].flatMap(({ instance, code, speed }) => engineMessages(instance, code, speed, read)),
    ...machinery.tanks.flatMap((tank, i) => tankMessage(tank, i, read)),
    ...(machinery.battery ? batteryMessages(machinery.battery.strings, read) : []),
  ];
}

/** Four poles at 60 Hz. */
const SET_RPM = 1800;

type Read = (code: string) => number | null;

/** What the instrument with a code reads, faults included; null when it is silent or not there. */
function reader(instruments: ShipInstruments, truth: Truth): Read {
  const indexes = new Map(instruments.channels.map(({ code }, i) => [code, i]));
  return (code) => {
    const index = indexes.get(code);
    return index === undefined ? null : instruments.machinery(index, truth);
  };
}

const plus = (value: number | null, offset: number) => (value === null ? null : value + offset);
const times = (value: number | null, factor: number) => (value === null ? null : value * factor);

function engineMessages(instance: number, code: string, speed: number | null, read: Read): N2kMessage[] {
  const rapid = [
    unsigned(1, instance),
    unsigned(2, speed, 0.25),
    unsigned(2, times(read(`${code}_SCA`), PASCAL_PER_BAR), 100),
    signed(1, null),
    reserved(2),
  ];
  const dynamic = [
    unsigned(1, instance),
    unsigned(2, times(read(`${code}_LOP`), PASCAL_PER_BAR), 100),
    unsigned(2, plus(read(`${code}_LOT`), KELVIN), 0.1),
    unsigned(2, plus(read(`${code}_CWT`), KELVIN), 0.01),
    signed(2, null),
    signed(2, read(`${code}_FUEL`), 0.1),
    unsigned(4, times(read(`${code}_HRS`), 3600)),
    unsigned(2, null),
    unsigned(2, times(read(`${code}_FOP`), PASCAL_PER_BAR), 1000),
    reserved(1),
    unsigned(2, 0),
    unsigned(2, 0),
    signed(1, read(`${code}_LOAD`)),
    signed(1, null),
  ];
  return [
    { pgn: 127488, priority: 2, source: ENGINE_ROOM, data: pack(rapid) },
    { pgn: 127489, priority: 2, source: ENGINE_ROOM, data: pack(dynamic) },
  ];
}

function tankMessage({ content, code, capacityM3 }: TankSpec, instance: number, read: Read): N2kMessage[] {
  const fluid = FLUIDS[content];
  if (fluid === undefined) return [];
  const fields = [
    unsigned(1, (fluid << 4) | (instance & 0x0f)),
    signed(2, read(`${code}_LVL`), 0.004),
    unsigned(4, capacityM3 * 1000, 0.1),
    reserved(1),
  ];
  return [{ pgn: 127505, priority: 6, source: TANK_SENDERS, data: pack(fields) }];
}

/** Voltages of a traction battery do not fit the 327 V of 127508: current, temperature and charge do. */
function batteryMessages(strings: number, read: Read): N2kMessage[] {
  return Array.from({ length: strings }, (_, i): N2kMessage[] => {
    const code = `BS${i + 1}`;
    const status = [
      unsigned(1, i + 1),
      signed(2, read(`${code}_V`), 0.01),
      signed(2, read(`${code}_A`), 0.1),
      unsigned(2, plus(read(`${code}_TMAX`), KELVIN), 0.01),
      unsigned(1, 0),
    ];
    const detail = [
      unsigned(1, 0),
      unsigned(1, i + 1),
      unsigned(1, 0),
      unsigned(1, read(`${code}_SOC`)),
      unsigned(1, read(`${code}_SOH`)),
      unsigned(2, null),
      unsigned(2, null),
      unsigned(2, null),
    ];
    return [
      { pgn: 127508, priority: 6, source: BATTERY_MONITOR, data: pack(status) },
      { pgn: 127506, priority: 6, source: BATTERY_MONITOR, data: pack(detail) },
    ];
  }).flat();
}
