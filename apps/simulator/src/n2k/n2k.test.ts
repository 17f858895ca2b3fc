/** The messages, decoded by canboat's definitions through the gateway: what comes out is what was measured. */
import { beforeAll, describe, expect, it } from 'vitest';
import { FastPackets } from '../../../gateway/src/protocol/n2k/fast-packet.ts';
import { loadPgnDecoder, type N2kMessage, type PgnDecoder } from '../../../gateway/src/protocol/n2k/pgn-decoder.ts';
import { readTextFrame } from '../../../gateway/src/protocol/n2k/text-frame.ts';
import { createShipInstruments } from '../instrument/ship-instruments.ts';
import { KNOT_MS, RADIANS } from '../sea/unit.ts';
import { getShip, NOON } from '../testing/ships.ts';
import { FIRST_SET } from './machinery-messages.ts';
import type { N2kLineFormat } from './message.ts';
import { buildShipN2kLines } from './ship-messages.ts';

const KELVIN = 273.15;
/** canboat's words for the first two engines; all others go by their number. */
const PORT = 'Single Engine or Dual Engine Port';
const STARBOARD = 'Dual Engine Starboard';
let decoder: PgnDecoder;
beforeAll(async () => {
  decoder = await loadPgnDecoder();
});

function decode(lines: readonly string[]): N2kMessage[] {
  const packets = new FastPackets();
  return lines.flatMap((line) => {
    const read = readTextFrame(line);
    if (read.kind !== 'frame') throw new Error(`the gateway does not read ${line}`);
    const { frame } = read;
    const whole = frame.isWhole || !decoder.isFast(frame.pgn);
    const data = whole ? frame.data : packets.add(frame.pgn, frame.source, frame.data);
    const message = typeof data === 'string' ? null : decoder.decode({ ...frame, data });
    return message ? [message] : [];
  });
}

function messagesOf(key: string, spelling: N2kLineFormat) {
  const instruments = createShipInstruments(getShip(key), []);
  const truth = instruments.ship.truthAt(NOON);
  const read = (code: string) => {
    const index = instruments.channels.findIndex((channel) => channel.code === code);
    return instruments.machinery(index, truth) ?? Number.NaN;
  };
  const messages = decode(buildShipN2kLines(spelling)(instruments, NOON));
  const field = (pgn: number, name: string, instance?: number | string) => {
    const found = messages.find(
      (each) => each.pgn === pgn && (instance === undefined || each.fields.instance === instance),
    );
    return found?.fields[name];
  };
  return { bridge: instruments.bridge(truth), truth, read, messages, field };
}

describe.each(['canboat', 'yacht-devices'] as const)('a ship on NMEA 2000, as %s writes it', (spelling) => {
  it('gives back the navigation values', () => {
    const { bridge, field } = messagesOf('gronnoy', spelling);
    expect(field(129025, 'latitude')).toBeCloseTo(bridge.fix?.latitude ?? Number.NaN, 6);
    expect(field(129025, 'longitude')).toBeCloseTo(bridge.fix?.longitude ?? Number.NaN, 6);
    expect(field(129026, 'sog')).toBeCloseTo((bridge.fix?.speedKnots ?? Number.NaN) * KNOT_MS, 2);
    expect(field(129026, 'cog')).toBeCloseTo((bridge.fix?.courseDegrees ?? Number.NaN) * RADIANS, 3);
    expect(field(127250, 'heading')).toBeCloseTo((bridge.headingDegrees ?? Number.NaN) * RADIANS, 3);
    expect(field(127250, 'reference')).toBe('True');
    expect(field(127251, 'rate')).toBeCloseTo(((bridge.rateOfTurn ?? Number.NaN) * RADIANS) / 60, 6);
    expect(field(127245, 'position')).toBeCloseTo(bridge.rudderDegrees * RADIANS, 3);
    expect(field(128259, 'speedWaterReferenced')).toBeCloseTo(
      (bridge.speedThroughWaterKnots ?? Number.NaN) * KNOT_MS,
      2,
    );
    expect(field(128267, 'depth')).toBeCloseTo(bridge.depthMeters ?? Number.NaN, 2);
    expect(field(130312, 'actualTemperature')).toBeCloseTo((bridge.seaTemperature ?? Number.NaN) + KELVIN, 2);
  });

  it('tells the wind felt on board from the true one', () => {
    const { bridge, messages } = messagesOf('gronnoy', spelling);
    const wind = messages.filter(({ pgn }) => pgn === 130306).map(({ fields }) => fields);
    expect(wind.map(({ reference }) => reference)).toEqual([
      'Apparent',
      'True (boat referenced)',
      'True (ground referenced to North)',
    ]);
    expect(wind[2]?.windAngle).toBeCloseTo(((bridge.trueWindFrom ?? Number.NaN) * Math.PI) / 180, 3);
    expect(wind[2]?.windSpeed ?? null).toBeNull();
    expect(wind[0]?.windSpeed).toBeCloseTo(bridge.apparentWind?.metersPerSecond ?? Number.NaN, 2);
    expect(wind[1]?.windAngle).toBeCloseTo((bridge.trueWind?.angleDegrees ?? Number.NaN) * RADIANS, 3);
  });

  it('gives back the engines, sets and tanks', () => {
    const { truth, read, field } = messagesOf('gronnoy', spelling);
    expect(field(127488, 'speed', STARBOARD)).toBeCloseTo(truth.engines[1]?.rpm ?? Number.NaN, 0);
    expect(field(127489, 'oilPressure', PORT)).toBeCloseTo(read('ME1_LOP') * 100_000, -3);
    expect(field(127489, 'temperature', STARBOARD)).toBeCloseTo(read('ME2_CWT') + KELVIN, 2);
    expect(field(127489, 'fuelRate', FIRST_SET)).toBeCloseTo(read('DG1_FUEL'), 1);
    expect(field(127489, 'engineLoad', PORT)).toBeCloseTo(Math.round(read('ME1_LOAD')), 0);
    expect(field(127505, 'level', 0)).toBeCloseTo(read('FO1P_LVL'), 2);
    expect(field(127505, 'type', 4)).toBe('Water');
  });

  it('gives back the batteries, and no voltage that does not fit the field', () => {
    const { read, field } = messagesOf('tindra', spelling);
    expect(field(127508, 'current', 2)).toBeCloseTo(read('BS2_A'), 1);
    expect(field(127508, 'voltage', 2) ?? null).toBeNull();
    expect(field(127506, 'stateOfCharge', 3)).toBeCloseTo(Math.round(read('BS3_SOC')), 0);
  });
});
