/** The streams, read by what the field reads them with and none of which is ours: what comes out is what is true. */

import { FromPgn } from '@canboat/canboatjs';
import signalk from '@signalk/signalk-schema';
import { parseNmeaSentence } from 'nmea-simple';
import sparkplug from 'sparkplug-payload';
import { describe, expect, it } from 'vitest';
import { type ShipInstruments, shipInstruments } from '../instrument/ship-instruments.ts';
import { sparkplugNode } from '../mqtt/sparkplug-node.ts';
import { shipN2kLines } from '../n2k/ship-messages.ts';
import { bridgeSentences } from '../nmea0183/bridge.ts';
import { shipDelta } from '../signalk/delta.ts';
import { fleet, NOON, shipOf } from '../testing/ships.ts';

const RADIANS = Math.PI / 180;
const instrumentsOf = (key: string) => shipInstruments(shipOf(key), []);
const truthOf = ({ ship }: ShipInstruments) => ship.truthAt(NOON);
const KNOWN = new Set(['RMC', 'GGA', 'VTG', 'HDT', 'VHW', 'MWV']);
const METERS_PER_DEGREE = 111_195;

describe('NMEA 0183 in nmea-simple', () => {
  it.each(fleet.map(({ key }) => key))('of %s', (key) => {
    const instruments = instrumentsOf(key);
    const truth = truthOf(instruments).navigation;
    // It knows no sentence for rudder, rate of turn and some others; what it knows it reads without complaint.
    const lines = bridgeSentences(instruments.bridge(truthOf(instruments))).map((line) => line.trim());
    const packets = lines.filter((line) => KNOWN.has(line.slice(3, 6))).map((line) => parseNmeaSentence(line));
    const of = <Id extends (typeof packets)[number]['sentenceId']>(id: Id) =>
      packets.find(
        (packet): packet is Extract<(typeof packets)[number], { sentenceId: Id }> => packet.sentenceId === id,
      );
    const fix = of('RMC');
    expect(fix?.datetime.getTime()).toBe(NOON * 1000);
    expect(Math.abs((fix?.latitude ?? 0) - truth.latitude) * METERS_PER_DEGREE).toBeLessThan(0.05);
    expect(Math.abs((fix?.longitude ?? 0) - truth.longitude) * METERS_PER_DEGREE).toBeLessThan(0.05);
    expect(fix?.speedKnots).toBeCloseTo(truth.speedOverGroundKnots, 2);
    expect(Math.abs((fix?.trackTrue ?? 0) - truth.courseDegrees) % 360).toBeLessThan(0.06);
    expect(Math.abs((of('HDT')?.heading ?? 0) - truth.headingDegrees) % 359.9).toBeLessThan(0.11);
    expect(of('VHW')?.speedKnots).toBeCloseTo(truth.speedThroughWaterKnots, 2);
    expect(of('MWV')?.speed).toBeCloseTo(truth.apparentWindSpeed, 0);
  });
});

describe('NMEA 2000 in canboatjs', () => {
  it.each(['gronnoy', 'tindra', 'havbris'])('of %s, text and bytes', (key) => {
    const instruments = instrumentsOf(key);
    const truth = truthOf(instruments).navigation;
    const parser = new FromPgn({ returnNulls: true, useCamel: true });
    parser.on('error', (pgn: unknown, error: unknown) => {
      throw new Error(`${JSON.stringify(pgn)}: ${String(error)}`);
    });
    const lines = shipN2kLines('canboat')(instruments, NOON);
    const messages = lines.map((line) => parser.parseString(line.trim()));
    const of = (pgn: number) => messages.find((message) => message?.pgn === pgn)?.fields as Record<string, number>;
    expect(messages.every((message) => message?.fields)).toBe(true);
    expect(Math.abs((of(129025).latitude ?? 0) - truth.latitude) * METERS_PER_DEGREE).toBeLessThan(0.05);
    expect(of(129026).sog).toBeCloseTo((truth.speedOverGroundKnots * 1852) / 3600, 1);
    expect(Math.abs((of(127250).heading ?? 0) - truth.headingDegrees * RADIANS) % 6.28).toBeLessThan(0.01);
    expect(of(128267).depth).toBeCloseTo(truth.depthBelowKeelMeters + 0.6, 0);
    expect(of(129029).numberOfSvs).toBeGreaterThan(5);
  });
});

describe('Signal K against its schema', () => {
  it.each(fleet.map(({ key }) => key))('the delta of %s is valid, and every path is of the specification', (key) => {
    const instruments = instrumentsOf(key);
    const delta = shipDelta(instruments, NOON);
    expect(signalk.validateDelta(JSON.parse(JSON.stringify(delta)))).toMatchObject({ valid: true });
    const known = delta.updates[0].values.filter(({ value }) => typeof value === 'number');
    const unknown = known.filter(({ path }) => signalk.getMetadata(`vessels.self.${path}`) === undefined);
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });
});

describe('Sparkplug B in sparkplug-payload', () => {
  it('of the electric ferry, birth and data', () => {
    const instruments = instrumentsOf('tindra');
    const { decodePayload } = sparkplug.get('spBv1.0') ?? {};
    const node = sparkplugNode(instruments);
    const [, birth] = node.birth(NOON).map(({ payload }) => decodePayload?.(payload));
    instruments.channels.forEach(({ tag, noise, read }, i) => {
      const metric = birth?.metrics?.[i];
      expect(metric?.name).toBe(tag.name);
      const steps = 10 ** -tag.decimals;
      expect(Math.abs(Number(metric?.value) - read(truthOf(instruments))), tag.name).toBeLessThanOrEqual(noise + steps);
    });
    const [data] = node.data(NOON + 60).map(({ payload }) => decodePayload?.(payload));
    const strings = data?.metrics?.find(({ alias }) => Number(alias) === instruments.channels.length + 1);
    expect(JSON.parse(String(strings?.value)).battery.length).toBe(4);
  });
});
