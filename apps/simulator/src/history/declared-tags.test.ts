/** One truth: what history declares for ships on other buses is what the gateway's own decoders make of their streams. */
import { parseEta } from '@fms/domain/voyage';
import { describe, expect, it } from 'vitest';
import type { FeedParts } from '../../../gateway/src/feed/feed.ts';
import type { BusReading } from '../../../gateway/src/feed/reading.ts';
import type { Observation } from '../../../gateway/src/observation/observation.ts';
import { decodeAisOfShip } from '../../../gateway/src/protocol/ais/ais.ts';
import { readChannelList } from '../../../gateway/src/protocol/iso19848/channel-list.ts';
import { ChannelTagRegistry } from '../../../gateway/src/protocol/iso19848/iso19848.ts';
import { readTimeSeries } from '../../../gateway/src/protocol/iso19848/time-series.ts';
import { TopicMap } from '../../../gateway/src/protocol/mqtt/mqtt.ts';
import { openN2kFeed } from '../../../gateway/src/protocol/n2k/n2k-feed.ts';
import { NmeaBus } from '../../../gateway/src/protocol/nmea0183/nmea-bus.ts';
import { SignalkFeed } from '../../../gateway/src/protocol/signalk/signalk-feed.ts';
import { findReportedVoyage, getStaticVoyage } from '../ais/static-voyage.ts';
import { createShipInstruments, type ShipInstruments } from '../instrument/ship-instruments.ts';
import { buildDataChannelList, buildTimeSeriesPackage, PACKAGE_SECONDS } from '../mqtt/iso19848.ts';
import { buildPlainMessages, listPlainTopics, PLAIN_SOURCE } from '../mqtt/plain-json.ts';
import { buildBridgeN2kLines } from '../n2k/ship-messages.ts';
import { buildBridgeAndShaftSentences } from '../nmea0183/ship-sentences.ts';
import { buildBridgeDelta } from '../signalk/delta.ts';
import { DAY, fleet, getShip, getShipSpec, NOON } from '../testing/ships.ts';
import { listBridgeTags } from './bridge-tags.ts';
import { countChunks, getChunk } from './chunk-plan.ts';
import { createShipHistory } from './ship-history.ts';
import { PLANT_SOURCE_NAME, SOURCE_NAME } from './ship-sources.ts';

const instrumentsOf = (key: string) => createShipInstruments(getShip(key), []);
const shipsOn = (bus: string) =>
  fleet.filter((ship) => ship.bridgeBus === bus || ship.machineryBus === bus).map(({ key }) => key);
/** Everything is due once in a minute. */
const MINUTE = Array.from({ length: 60 }, (_, i) => NOON + i);

/** Observations that came to the ship, and the reasons of what did not. */
function listening() {
  const observations: Observation[] = [];
  const refusals: string[] = [];
  const place = (reading: BusReading) => {
    if (reading.kind === 'sensor') observations.push(...reading.decoded.observations);
    if (reading.kind === 'own-ais') observations.push(...decodeAisOfShip(reading.message).observations);
  };
  const parts: FeedParts = { clock: { place, end: () => {} }, refuse: (reason) => refusals.push(reason) };
  return { observations, refusals, parts };
}

async function overNmea0183(instruments: ShipInstruments, seconds: number) {
  const heard = listening();
  const bus = new NmeaBus(heard.parts.clock, (reason) => heard.refusals.push(reason));
  for (const line of buildBridgeAndShaftSentences(instruments, seconds)) bus.line(line.trim());
  return heard;
}

async function overN2k(instruments: ShipInstruments, seconds: number) {
  const heard = listening();
  const feed = await openN2kFeed(heard.parts);
  feed.push(Buffer.from(buildBridgeN2kLines(instruments, seconds).join('')));
  return heard;
}

async function overSignalk(instruments: ShipInstruments, seconds: number) {
  const heard = listening();
  new SignalkFeed(heard.parts).message(JSON.stringify(buildBridgeDelta(instruments, seconds)));
  return heard;
}

/** The source under which history declares what was heard on the source of that name. */
const sourceOf = (name: string, { source, rank }: Observation) => (rank === undefined ? `${name}:${source}` : '');

function expectDeclared(instruments: ShipInstruments, name: string, observations: readonly Observation[]): void {
  const declared = new Map(
    createShipHistory(instruments).tags.map(({ vesselIndex: _, source, ...tag }) => [`${tag.name} ${source}`, tag]),
  );
  expect(observations.length).toBeGreaterThan(0);
  for (const observation of observations) {
    const { tag } = observation;
    expect(declared.get(`${tag.name} ${sourceOf(name, observation)}`), tag.name).toEqual(tag);
  }
}

describe.each([
  ['n2k', overN2k],
  ['signalk', overSignalk],
] as const)('a bridge on %s', (bus, listen) => {
  it.each(shipsOn(bus))('of %s becomes the tags of history, with what its instruments read', async (key) => {
    const instruments = instrumentsOf(key);
    const { observations, refusals } = await listen(instruments, NOON);
    expect(refusals).toEqual([]);
    expectDeclared(instruments, SOURCE_NAME, observations);
    const reading = instruments.bridge(instruments.ship.truthAt(NOON));
    for (const { declaration, read } of listBridgeTags(bus)) {
      const found = observations.find(({ tag }) => tag.name === declaration.name);
      // The steps of the bus are finer than the digits of the instruments.
      expect(Number(found?.value), declaration.name).toBeCloseTo(read(reading) ?? Number.NaN, 1);
    }
  });
});

/** For each kind of bus, the ships whose bridge uses it: the transponder reports over the same bus. */
const BRIDGES = { nmea0183: overNmea0183, n2k: overN2k, signalk: overSignalk } as const;

describe('where a ship is bound', () => {
  it.each(fleet.map(({ key, bridgeBus }) => [key, bridgeBus] as const))('is told of %s over %s', async (key, bus) => {
    const instruments = instrumentsOf(key);
    const { spec } = instruments.ship;
    const due =
      Array.from({ length: 360 }, (_, i) => NOON + i).find((at) => findReportedVoyage(spec, at) !== null) ?? 0;
    const heard = await BRIDGES[bus](instruments, due);
    expect(heard.refusals).toEqual([]);
    const observations = heard.observations.filter(({ tag }) => tag.subsystem === 'Voyage');
    expectDeclared(instruments, SOURCE_NAME, observations);
    const { destination, etaSeconds, draughtMeters } = getStaticVoyage(spec, due);
    const said = new Map(observations.map(({ tag, value }) => [tag.name, value]));
    expect(said.get('Destination')).toBe(destination);
    expect(parseEta(String(said.get('Estimated time of arrival')), due * 1000)).toBe(etaSeconds * 1000);
    expect(said.get('Draught')).toBeCloseTo(draughtMeters, 6);
  });

  it('stands in history at each change and now and then', () => {
    const instruments = instrumentsOf('kvitholm');
    const { tags, batch } = createShipHistory(instruments);
    const span = { fromSeconds: NOON - 2 * DAY, toSeconds: NOON };
    const toldIn = (sequence: number) => {
      const { texts, numbers } = batch('s', getChunk(span, sequence));
      const named = (index: number) => tags[index]?.name ?? '';
      return {
        texts: texts.map(({ tagIndex, timeMs, value }) => [named(tagIndex), timeMs / 1000 - NOON, value]),
        draughts: numbers.filter(({ tagIndex }) => named(tagIndex) === 'Draught'),
      };
    };
    const fine = toldIn(3);
    expect(fine.texts).toEqual([
      ['Destination', -600, 'HIRTSHALS'],
      ['Estimated time of arrival', -600, '3 Jun 16:00'],
    ]);
    expect(fine.draughts).toMatchObject([{ value: getShipSpec('kvitholm').hull.draughtMeters }]);
    const coarse = toldIn(countChunks(span) - 1).texts.filter(([name]) => name === 'Destination');
    expect(coarse.map(([, at, place]) => [(Number(at) + 2 * DAY) / 60, place])).toEqual([
      [180, 'HIRTSHALS'],
      [237, 'KRISTIANSAND'],
      [240, 'KRISTIANSAND'],
      [300, 'KRISTIANSAND'],
    ]);
  });
});

describe('machinery', () => {
  it.each(shipsOn('mqtt'))('of %s in plain JSON becomes the tags of history, with what its instruments read', (key) => {
    const instruments = instrumentsOf(key);
    const map = new TopicMap(listPlainTopics(key, instruments.channels), PLAIN_SOURCE);
    const read = MINUTE.flatMap((seconds) =>
      buildPlainMessages(instruments, seconds).flatMap(({ topic, payload }) => map.read(topic, Buffer.from(payload))),
    );
    expect(read.flatMap(({ decoded }) => decoded.refusals ?? [])).toEqual([]);
    const observations = read.flatMap(({ decoded }) => decoded.observations);
    expectDeclared(instruments, PLANT_SOURCE_NAME, observations);
    expect(new Set(observations.map(({ tag }) => tag.name)).size).toBe(instruments.channels.length);
    for (const { time, decoded } of read) {
      const index = instruments.channels.findIndex(({ tag }) => tag.name === decoded.observations[0]?.tag.name);
      const truth = instruments.ship.truthAt((time ?? 0) / 1000);
      expect(decoded.observations[0]?.value).toBe(instruments.machinery(index, truth));
    }
  });

  it.each(shipsOn('iso19848'))('of %s in ISO 19848 becomes the tags of history', (key) => {
    const instruments = instrumentsOf(key);
    const list = readChannelList(JSON.parse(JSON.stringify(buildDataChannelList(instruments, 0))));
    if (!list) throw new Error('the gateway refuses the list');
    const book = new ChannelTagRegistry(list);
    const read = readTimeSeries(
      JSON.parse(JSON.stringify(buildTimeSeriesPackage(instruments, NOON - PACKAGE_SECONDS))),
    );
    const decoded = read.kind === 'series' ? read.values.map((value) => book.decode(value)) : [];
    expect(decoded.flatMap(({ refusals }) => refusals ?? [])).toEqual([]);
    const observations = decoded.flatMap((each) => each.observations);
    expectDeclared(instruments, PLANT_SOURCE_NAME, observations);
    expect(new Set(observations.map(({ tag }) => tag.name)).size).toBe(instruments.channels.length);
  });
});
