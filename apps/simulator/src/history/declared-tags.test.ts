/** One truth: what history declares for ships on other buses is what the gateway's own decoders make of their streams. */
import { describe, expect, it } from 'vitest';
import type { FeedParts } from '../../../gateway/src/bus/feed.ts';
import type { BusReading } from '../../../gateway/src/bus/reading.ts';
import { readChannelList } from '../../../gateway/src/iso19848/channel-list.ts';
import { readTimeSeries } from '../../../gateway/src/iso19848/time-series.ts';
import { ChannelTagBook } from '../../../gateway/src/mapping/iso19848.ts';
import { TopicMap } from '../../../gateway/src/mapping/mqtt.ts';
import type { Observation } from '../../../gateway/src/mapping/observation.ts';
import { openN2kFeed } from '../../../gateway/src/n2k/n2k-feed.ts';
import { SignalkFeed } from '../../../gateway/src/signalk/signalk-feed.ts';
import { type ShipInstruments, shipInstruments } from '../instrument/ship-instruments.ts';
import { dataChannelList, PACKAGE_SECONDS, timeSeriesPackage } from '../mqtt/iso19848.ts';
import { PLAIN_SOURCE, plainMessages, plainTopics } from '../mqtt/plain-json.ts';
import { bridgeN2kLines } from '../n2k/ship-messages.ts';
import { bridgeDelta } from '../signalk/delta.ts';
import { fleet, NOON, shipOf } from '../testing/ships.ts';
import { bridgeTags } from './bridge-tags.ts';
import { shipHistory } from './ship-history.ts';
import { PLANT_SOURCE_NAME, SOURCE_NAME } from './ship-sources.ts';

const instrumentsOf = (key: string) => shipInstruments(shipOf(key), []);
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
  };
  const parts: FeedParts = { clock: { place, end: () => {} }, refuse: (reason) => refusals.push(reason) };
  return { observations, refusals, parts };
}

async function overN2k(instruments: ShipInstruments) {
  const heard = listening();
  const feed = await openN2kFeed(heard.parts);
  feed.push(Buffer.from(bridgeN2kLines(instruments, NOON).join('')));
  return heard;
}

async function overSignalk(instruments: ShipInstruments) {
  const heard = listening();
  new SignalkFeed(heard.parts).message(JSON.stringify(bridgeDelta(instruments, NOON)));
  return heard;
}

/** The source under which history declares what was heard on the source of that name. */
const sourceOf = (name: string, { source, rank }: Observation) => (rank === undefined ? `${name}:${source}` : '');

function expectDeclared(instruments: ShipInstruments, name: string, observations: readonly Observation[]): void {
  const declared = new Map(
    shipHistory(instruments).tags.map(({ vesselIndex: _, source, ...tag }) => [`${tag.name} ${source}`, tag]),
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
    const { observations, refusals } = await listen(instruments);
    expect(refusals).toEqual([]);
    expectDeclared(instruments, SOURCE_NAME, observations);
    const reading = instruments.bridge(instruments.ship.truthAt(NOON));
    for (const { declaration, read } of bridgeTags(bus)) {
      const found = observations.find(({ tag }) => tag.name === declaration.name);
      // The steps of the bus are finer than the digits of the instruments.
      expect(Number(found?.value), declaration.name).toBeCloseTo(read(reading) ?? Number.NaN, 1);
    }
  });
});

describe('machinery', () => {
  it.each(shipsOn('mqtt'))('of %s in plain JSON becomes the tags of history, with what its instruments read', (key) => {
    const instruments = instrumentsOf(key);
    const map = new TopicMap(plainTopics(key, instruments.channels), PLAIN_SOURCE);
    const read = MINUTE.flatMap((seconds) =>
      plainMessages(instruments, seconds).flatMap(({ topic, payload }) => map.read(topic, Buffer.from(payload))),
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
    const list = readChannelList(JSON.parse(JSON.stringify(dataChannelList(instruments, 0))));
    if (!list) throw new Error('the gateway refuses the list');
    const book = new ChannelTagBook(list);
    const read = readTimeSeries(JSON.parse(JSON.stringify(timeSeriesPackage(instruments, NOON - PACKAGE_SECONDS))));
    const decoded = read.kind === 'series' ? read.values.map((value) => book.decode(value)) : [];
    expect(decoded.flatMap(({ refusals }) => refusals ?? [])).toEqual([]);
    const observations = decoded.flatMap((each) => each.observations);
    expectDeclared(instruments, PLANT_SOURCE_NAME, observations);
    expect(new Set(observations.map(({ tag }) => tag.name)).size).toBe(instruments.channels.length);
  });
});
