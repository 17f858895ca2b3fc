/** The streams, read by what the field reads them with and none of which is ours: what comes out is what is true. */

import type { Transform } from 'node:stream';
import { FromPgn } from '@canboat/canboatjs';
import signalk from '@signalk/signalk-schema';
import aisStreamDecoder from 'ais-stream-decoder';
import { parseNmeaSentence } from 'nmea-simple';
import sparkplug from 'sparkplug-payload';
import { describe, expect, it } from 'vitest';
import { findReportedVoyage, getStaticVoyage } from '../ais/static-voyage.ts';
import { createShipInstruments, type ShipInstruments } from '../instrument/ship-instruments.ts';
import { createSparkplugNode } from '../mqtt/sparkplug-node.ts';
import { buildShipN2kLines } from '../n2k/ship-messages.ts';
import { buildBridgeSentences } from '../nmea0183/bridge.ts';
import { buildOwnAisSentences } from '../nmea0183/own-ais.ts';
import { MAX_SENTENCE_LENGTH } from '../nmea0183/sentence/sentence.ts';
import { buildShipDelta } from '../signalk/delta.ts';
import { fleet, getShip, NOON } from '../testing/ships.ts';

const RADIANS = Math.PI / 180;
const instrumentsOf = (key: string) => createShipInstruments(getShip(key), []);
const truthOf = ({ ship }: ShipInstruments) => ship.truthAt(NOON);
const KNOWN = new Set(['RMC', 'GGA', 'VTG', 'HDT', 'VHW', 'MWV']);
const METERS_PER_DEGREE = 111_195;
/** The first second from noon on at which the transponder reports the voyage, and the true values of that second. */
function reportOf({ ship: { spec } }: ShipInstruments) {
  let seconds = NOON;
  while (findReportedVoyage(spec, seconds) === null) seconds++;
  const voyage = getStaticVoyage(spec, seconds);
  return { spec, seconds, voyage, eta: new Date(voyage.etaSeconds * 1000) };
}

describe('NMEA 0183 in nmea-simple', () => {
  it.each(fleet.map(({ key }) => key))('of %s', (key) => {
    const instruments = instrumentsOf(key);
    const truth = truthOf(instruments).navigation;
    // It knows no sentence for rudder, rate of turn and some others; what it knows it reads without complaint.
    const lines = buildBridgeSentences(instruments.bridge(truthOf(instruments))).map((line) => line.trim());
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

type AisDecoder = new (options: { silent: boolean }) => Transform;
/** It is CommonJS, and runtimes differ in what they make of its default export. */
const Ais = ('default' in aisStreamDecoder ? aisStreamDecoder.default : aisStreamDecoder) as AisDecoder;

describe('AIS in ais-stream-decoder', () => {
  it.each(fleet.map(({ key }) => key))('of %s, its own message 5 in two sentences', async (key) => {
    const { spec, seconds, voyage, eta } = reportOf(instrumentsOf(key));
    const sentences = buildOwnAisSentences(spec, seconds).map((line) => line.trim());
    const decoder = new Ais({ silent: false });
    const messages: unknown[] = [];
    decoder.on('data', (text: string) => messages.push(JSON.parse(text)));
    const ended = new Promise((resolve, reject) => decoder.once('end', resolve).once('error', reject));
    for (const line of sentences) decoder.write(line);
    decoder.end();
    await ended;
    expect(messages).toEqual([
      {
        type: 5,
        channel: 'A',
        repeat: 0,
        mmsi: Number(spec.particulars.MMSI),
        aisVersion: 2,
        imo: Number(spec.particulars.IMO),
        callsign: spec.particulars.callSign,
        name: voyage.name,
        typeAndCargo: voyage.aisShipType,
        dimBow: Math.ceil(spec.hull.lengthMeters / 2),
        dimStern: Math.floor(spec.hull.lengthMeters / 2),
        dimPort: expect.closeTo(spec.hull.beamMeters / 2, -0.4),
        dimStarboard: expect.closeTo(spec.hull.beamMeters / 2, -0.4),
        epfd: 1,
        etaMonth: eta.getUTCMonth() + 1,
        etaDay: eta.getUTCDate(),
        etaHour: eta.getUTCHours(),
        etaMinute: eta.getUTCMinutes(),
        draught: spec.hull.draughtMeters,
        destination: voyage.destination,
        dte: false,
        sentences,
      },
    ]);
    expect(sentences).toHaveLength(2);
    for (const line of sentences) expect(line.length + 2).toBeLessThanOrEqual(MAX_SENTENCE_LENGTH);
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
    const lines = buildShipN2kLines('canboat')(instruments, NOON);
    const messages = lines.map((line) => parser.parseString(line.trim()));
    const of = (pgn: number) => messages.find((message) => message?.pgn === pgn)?.fields as Record<string, number>;
    expect(messages.every((message) => message?.fields)).toBe(true);
    expect(Math.abs((of(129025).latitude ?? 0) - truth.latitude) * METERS_PER_DEGREE).toBeLessThan(0.05);
    expect(of(129026).sog).toBeCloseTo((truth.speedOverGroundKnots * 1852) / 3600, 1);
    expect(Math.abs((of(127250).heading ?? 0) - truth.headingDegrees * RADIANS) % 6.28).toBeLessThan(0.01);
    expect(of(128267).depth).toBeCloseTo(truth.depthBelowKeelMeters + 0.6, 0);
    expect(of(129029).numberOfSvs).toBeGreaterThan(5);
  });

  it.each(['gronnoy', 'tralvik'])('of %s, its own static and voyage data', (key) => {
    const instruments = instrumentsOf(key);
    const { spec, seconds, voyage, eta } = reportOf(instruments);
    const parser = new FromPgn({ returnNulls: true, useCamel: true });
    const messages = buildShipN2kLines('canboat')(instruments, seconds).map((line) => parser.parseString(line.trim()));
    const report = messages.find((message) => message?.pgn === 129794);
    expect(report?.fields).toMatchObject({
      messageId: 'Static and voyage related data',
      userId: Number(spec.particulars.MMSI),
      imoNumber: Number(spec.particulars.IMO),
      callsign: spec.particulars.callSign,
      name: voyage.name,
      length: spec.hull.lengthMeters,
      beam: spec.hull.beamMeters,
      etaDate: eta.toISOString().slice(0, 10).replaceAll('-', '.'),
      etaTime: eta.toISOString().slice(11, 19),
      draft: spec.hull.draughtMeters,
      destination: voyage.destination,
      aisTransceiverInformation: 'Own information not broadcast',
    });
  });
});

describe('Signal K against its schema', () => {
  it.each(fleet.map(({ key }) => key))('the delta of %s is valid, and every path is of the specification', (key) => {
    const instruments = instrumentsOf(key);
    const delta = buildShipDelta(instruments, NOON);
    expect(signalk.validateDelta(JSON.parse(JSON.stringify(delta)))).toMatchObject({ valid: true });
    const known = delta.updates[0].values.filter(({ value }) => typeof value === 'number');
    const unknown = known.filter(({ path }) => signalk.getMetadata(`vessels.self.${path}`) === undefined);
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });

  it('tells where it is bound as the specification has it', () => {
    const instruments = instrumentsOf('horizon-swift');
    const { seconds, voyage, eta } = reportOf(instruments);
    const delta = buildShipDelta(instruments, seconds);
    expect(signalk.validateDelta(JSON.parse(JSON.stringify(delta)))).toMatchObject({ valid: true });
    const said = new Map(delta.updates[0].values.map(({ path, value }) => [path, value]));
    expect(said.get('navigation.destination.commonName')).toBe(voyage.destination);
    expect(said.get('navigation.destination.eta')).toBe(eta.toISOString());
    expect(said.get('design.draft')).toEqual({ current: voyage.draughtMeters });
  });
});

describe('Sparkplug B in sparkplug-payload', () => {
  it('of the electric ferry, birth and data', () => {
    const instruments = instrumentsOf('tindra');
    const { decodePayload } = sparkplug.get('spBv1.0') ?? {};
    const node = createSparkplugNode(instruments);
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
