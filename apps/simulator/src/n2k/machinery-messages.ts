/** Engines, generating sets, tanks and batteries on NMEA 2000. A set is an engine with a number from 10 on. */

import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import type { Truth } from '../ship/truth.ts';
import type { TankSpec } from '../spec/machinery-spec.ts';
import { defineReserved, defineSigned, defineUnsigned, packFields } from './field.ts';
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

export function buildMachineryMessages(instruments: ShipInstruments, truth: Truth): N2kMessage[] {
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
    defineUnsigned(1, instance),
    defineUnsigned(2, speed, 0.25),
    defineUnsigned(2, times(read(`${code}_SCA`), PASCAL_PER_BAR), 100),
    defineSigned(1, null),
    defineReserved(2),
  ];
  const dynamic = [
    defineUnsigned(1, instance),
    defineUnsigned(2, times(read(`${code}_LOP`), PASCAL_PER_BAR), 100),
    defineUnsigned(2, plus(read(`${code}_LOT`), KELVIN), 0.1),
    defineUnsigned(2, plus(read(`${code}_CWT`), KELVIN), 0.01),
    defineSigned(2, null),
    defineSigned(2, read(`${code}_FUEL`), 0.1),
    defineUnsigned(4, times(read(`${code}_HRS`), 3600)),
    defineUnsigned(2, null),
    defineUnsigned(2, times(read(`${code}_FOP`), PASCAL_PER_BAR), 1000),
    defineReserved(1),
    defineUnsigned(2, 0),
    defineUnsigned(2, 0),
    defineSigned(1, read(`${code}_LOAD`)),
    defineSigned(1, null),
  ];
  return [
    { pgn: 127488, priority: 2, source: ENGINE_ROOM, data: packFields(rapid) },
    { pgn: 127489, priority: 2, source: ENGINE_ROOM, data: packFields(dynamic) },
  ];
}

function tankMessage({ content, code, capacityM3 }: TankSpec, instance: number, read: Read): N2kMessage[] {
  const fluid = FLUIDS[content];
  if (fluid === undefined) return [];
  const fields = [
    defineUnsigned(1, (fluid << 4) | (instance & 0x0f)),
    defineSigned(2, read(`${code}_LVL`), 0.004),
    defineUnsigned(4, capacityM3 * 1000, 0.1),
    defineReserved(1),
  ];
  return [{ pgn: 127505, priority: 6, source: TANK_SENDERS, data: packFields(fields) }];
}

/** Voltages of a traction battery do not fit the 327 V of 127508: current, temperature and charge do. */
function batteryMessages(strings: number, read: Read): N2kMessage[] {
  return Array.from({ length: strings }, (_, i): N2kMessage[] => {
    const code = `BS${i + 1}`;
    const status = [
      defineUnsigned(1, i + 1),
      defineSigned(2, read(`${code}_V`), 0.01),
      defineSigned(2, read(`${code}_A`), 0.1),
      defineUnsigned(2, plus(read(`${code}_TMAX`), KELVIN), 0.01),
      defineUnsigned(1, 0),
    ];
    const detail = [
      defineUnsigned(1, 0),
      defineUnsigned(1, i + 1),
      defineUnsigned(1, 0),
      defineUnsigned(1, read(`${code}_SOC`)),
      defineUnsigned(1, read(`${code}_SOH`)),
      defineUnsigned(2, null),
      defineUnsigned(2, null),
      defineUnsigned(2, null),
    ];
    return [
      { pgn: 127508, priority: 6, source: BATTERY_MONITOR, data: packFields(status) },
      { pgn: 127506, priority: 6, source: BATTERY_MONITOR, data: packFields(detail) },
    ];
  }).flat();
}
