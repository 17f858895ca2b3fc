/** The streams, decoded by the gateway's own decoder: what comes out is what the instruments read. */
import { describe, expect, it } from 'vitest';
import type { Observation } from '../../../gateway/src/observation/observation.ts';
import { decodeSentence } from '../../../gateway/src/protocol/nmea0183/nmea0183.ts';
import { readLine } from '../../../gateway/src/protocol/nmea0183/sentence.ts';
import { Transducers } from '../../../gateway/src/protocol/nmea0183/transducers.ts';
import { listBridgeTags, POSITION_TAG } from '../history/bridge-tags.ts';
import { createShipHistory } from '../history/ship-history.ts';
import { formatGatewaySource, PLANT_SOURCE_NAME, SOURCE_NAME } from '../history/ship-sources.ts';
import { createShipInstruments } from '../instrument/ship-instruments.ts';
import { fleet, getShip, HOUR, NOON } from '../testing/ships.ts';
import { buildBridgeSentences } from './bridge.ts';
import { buildShaftSentences, buildTransducerSentences } from './engine-room.ts';
import { formatCoordinateFields, MAX_SENTENCE_LENGTH, roundToSentence } from './sentence/sentence.ts';
import { buildShipSentences } from './ship-sentences.ts';

const BRIDGE_TAGS = listBridgeTags('nmea0183');

/** First observation of each tag, as the gateway would keep it. */
function decode(lines: readonly string[]): Map<string, Observation> {
  const found = new Map<string, Observation>();
  for (const line of lines) {
    const read = readLine(line.trim());
    if (read.kind !== 'sentence') throw new Error(`the gateway does not read ${line}`);
    const decoded = decodeSentence(read.sentence);
    expect(decoded?.refusals ?? [], line).toEqual([]);
    for (const observation of decoded?.observations ?? []) {
      const source = observation.rank === undefined ? formatGatewaySource(observation.source) : '';
      const name = `${observation.tag.name} ${source}`;
      if (!found.has(name)) found.set(name, observation);
    }
  }
  return found;
}

describe.each(fleet.map(({ key }) => key))('%s', (key) => {
  const instruments = createShipInstruments(getShip(key), []);

  it('speaks lines no longer than the standard allows, with right checksums', () => {
    const lines = buildShipSentences(instruments, NOON + 10);
    expect(lines.length).toBeGreaterThan(15);
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(MAX_SENTENCE_LENGTH);
      expect(readLine(line.trim()).kind).toBe('sentence');
    }
  });

  it('is decoded to what the bridge reads, under the tags history declares', () => {
    for (const hours of [0, 5, 11]) {
      const reading = instruments.bridge(instruments.ship.truthAt(NOON + hours * HOUR));
      const decoded = decode(buildBridgeSentences(reading));
      const position = decoded.get('Position ')?.value as { latitude: number; longitude: number };
      expect(position.latitude).toBeCloseTo(reading.fix?.latitude ?? Number.NaN, 9);
      expect(position.longitude).toBeCloseTo(reading.fix?.longitude ?? Number.NaN, 9);
      for (const { declaration, read } of BRIDGE_TAGS) {
        const observation = decoded.get(`${declaration.name} ${declaration.source}`);
        expect(observation?.value, declaration.name).toBeCloseTo(read(reading) ?? Number.NaN, 6);
      }
    }
  });
});

describe('tags of history', () => {
  it('are declared as the gateway declares them', () => {
    const instruments = createShipInstruments(getShip('havbris'), []);
    const decoded = decode(buildBridgeSentences(instruments.bridge(instruments.ship.truthAt(NOON))));
    for (const { declaration } of [...BRIDGE_TAGS, { declaration: POSITION_TAG }]) {
      const { source, ...tag } = declaration;
      expect(decoded.get(`${tag.name} ${source}`)?.tag, tag.name).toEqual(tag);
    }
  });
});

describe('the engine room', () => {
  const onBus = fleet.filter(({ machineryBus }) => machineryBus === 'nmea0183').map(({ key }) => key);

  it.each(onBus)('of %s is decoded to what its instruments read, under the tags of history', (key) => {
    const instruments = createShipInstruments(getShip(key), []);
    const { channels, ship } = instruments;
    const transducers = new Transducers(Object.fromEntries(channels.map(({ code, tag }) => [code, tag])));
    const declared = new Map(
      createShipHistory(instruments).tags.map(({ vesselIndex, source, ...tag }) => [tag.name, { source, tag }]),
    );
    const bus = ship.spec.bridgeBus === 'nmea0183' ? SOURCE_NAME : PLANT_SOURCE_NAME;
    const truth = ship.truthAt(NOON);
    const measured = channels.map((channel, i) => ({
      channel,
      value: instruments.machinery(i, truth) ?? Number.NaN,
    }));
    const lines = [...buildShaftSentences(truth), ...buildTransducerSentences(measured)];
    const decoded = lines.flatMap((line) => {
      const read = readLine(line.trim());
      return read.kind === 'sentence' ? (decodeSentence(read.sentence, transducers)?.observations ?? []) : [];
    });
    expect(decoded.length).toBe(channels.length + truth.shafts.length);
    for (const { tag, source } of decoded) {
      expect(declared.get(tag.name)).toEqual({ source: `${bus}:${source}`, tag });
    }
    const values = new Map(decoded.map(({ tag, value }) => [tag.name, value]));
    for (const { channel, value } of measured) expect(values.get(channel.tag.name), channel.code).toBe(value);
  });
});

describe('shafts', () => {
  it('of twin screws are numbered from the centre line, the starboard one first (IEC 61162-1)', () => {
    const twin = fleet.find(({ machinery }) => machinery.shafts === 2);
    if (twin === undefined) throw new Error('no ship has two shafts');
    const truth = getShip(twin.key).truthAt(NOON);
    const [port, starboard] = truth.shafts.map(({ rpm }) => rpm.toFixed(1));
    expect(buildShaftSentences(truth).map((line) => line.split(',').slice(1, 4))).toEqual([
      ['S', '2', port],
      ['S', '1', starboard],
    ]);
  });
});

describe('coordinates', () => {
  it.each([
    [57.99999999, 'NS', '5760.00000', '5800.00000,N'],
    [-0.5, 'NS', '', '0030.00000,S'],
    [4.0005, 'EW', '', '00400.03000,E'],
    [-179.9999999999, 'EW', '', '18000.00000,W'],
  ] as const)('%d is written without sixty minutes', (degrees, letters, wrong, right) => {
    expect(formatCoordinateFields(degrees, letters)).toBe(right);
    expect(formatCoordinateFields(degrees, letters)).not.toContain(wrong || 'never');
    expect(roundToSentence(degrees)).toBeCloseTo(degrees, 6);
  });

  it('a receiver without satellites says so and gives no position', () => {
    const instruments = createShipInstruments(getShip('havbris'), []);
    const reading = { ...instruments.bridge(instruments.ship.truthAt(NOON)), fix: null };
    const [rmc = ''] = buildBridgeSentences(reading);
    const read = readLine(rmc.trim());
    expect(read.kind === 'sentence' && decodeSentence(read.sentence)).toMatchObject({
      observations: [],
      refusals: ['fix-void'],
    });
  });
});
