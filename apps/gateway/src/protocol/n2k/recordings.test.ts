/** Every NMEA 2000 recording through the gateway's pipeline, against what another program counted in it. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import { describe, expect, it } from 'vitest';
import { StampedClock } from '../../clock/stamped-clock.ts';
import { FeedRecording } from '../../recording/open/feed-recording.ts';
import { computeFacts, computeFactsPerHour, type DecodedTag, decodeRecording } from '../../testing/decode-recording.ts';
import { type N2kFacts, n2kFacts } from '../../testing/further-facts.ts';
import { findCounterpart } from '../../testing/n2k-channels.ts';
import { type ChannelFacts, getRecordingPath, hasRecordings, SKIP_REASON } from '../../testing/recordings.ts';
import { type N2kFeed, openN2kFeed } from './n2k-feed.ts';

/** The yacht's own transponder, whose reports are marked as not broadcast. */
const OWN_MMSI = 230_035_780;
const REPORTS = new Set(['129038', '129039', '129794', '129809', '129810']);

function expectChannel(actual: ChannelFacts, facts: ChannelFacts, toTag: (figure: number) => number): void {
  expect(actual.count).toBe(facts.count);
  for (const figure of ['min', 'max', 'avg', 'last'] as const)
    expect(actual[figure]).toBeCloseTo(toTag(facts[figure]), 4);
}

async function groupsOf(name: string): Promise<ReadonlyMap<number, number>> {
  const options = { start: null, firstStamp: null, latest: () => Date.UTC(2030, 0, 1), refuse: () => {} };
  let feed: N2kFeed | undefined;
  const reader = new FeedRecording(
    getRecordingPath(name),
    options,
    async (parts) => {
      feed = await openN2kFeed(parts);
      return feed;
    },
    (output) => new StampedClock(output),
  );
  for await (const readings of reader.readings()) expect(Array.isArray(readings)).toBe(true);
  return feed?.bus.groups ?? new Map();
}

describe.skipIf(!hasRecordings)(`recordings of NMEA 2000${SKIP_REASON}`, () => {
  const known: readonly (readonly [string, N2kFacts])[] = Object.entries(n2kFacts);

  it.each(known)('%s: as many messages of each group', async (name, facts) => {
    const groups = await groupsOf(name);
    // Groups from 130816 on were left out by the program that counted, and messages of the gateway itself.
    for (const [pgn, count] of Object.entries(facts.pgn_counts))
      expect([pgn, groups.get(Number(pgn))]).toEqual([pgn, count]);
  });

  it.each(known)('%s: channels in total and per hour', async (name, facts) => {
    const decoded = await decodeRecording(getRecordingPath(name));
    expect(decoded.format).toBe('n2k');
    let compared = 0;
    for (const [channel, figures] of Object.entries(facts.channels)) {
      const counterpart = findCounterpart(channel);
      if (!counterpart) continue;
      compared++;
      const tag = decoded.tag(counterpart.name, counterpart.source ?? undefined);
      expectChannel(computeFacts(tag), figures, counterpart.toTag);
      const hours = computeFactsPerHour(tag);
      for (const [hour, ofHour] of Object.entries(facts.channels_per_hour[channel] ?? {})) {
        expectChannel(hours[hour] as ChannelFacts, ofHour, counterpart.toTag);
      }
    }
    const left = Object.keys(facts.channels).filter((channel) => !findCounterpart(channel));
    expect(left.every((channel) => /hours_s|capacity_l|^sog_ms/.test(channel))).toBe(true);
    expect(compared + left.length).toBe(Object.keys(facts.channels).length);
  });

  it.each(known)('%s: positions and speeds, from whichever source they come', async (name, facts) => {
    const { valid } = facts.positions_129025;
    const decoded = await decodeRecording(getRecordingPath(name));
    const positions = decoded.tags.filter(({ tag }) => tag.name === 'Position' && tag.source !== 'AIS');
    const count = positions.reduce((sum, tag) => sum + tag.positions.length, 0);
    if (valid === 0) {
      expect(count).toBe(0);
      return;
    }
    // Slower groups of the same receivers are there besides, before the rapid one has taken over.
    expect(count).toBeGreaterThanOrEqual(valid);
    const last = facts.positions_129025['last_[src,lat,lon]'] ?? [0, 0, 0];
    expect(positions.map(lastPlace)).toContainEqual([expect.closeTo(last[1], 5), expect.closeTo(last[2], 5)]);
    const speeds = decoded.tags.filter(({ tag }) => tag.name === 'Speed over ground' && tag.source !== 'AIS');
    const speedFacts = Object.entries(facts.channels).filter(([channel]) => channel.startsWith('sog_ms'));
    const expected = speedFacts.reduce((sum, [, { count: of }]) => sum + of, 0);
    expect(Math.abs(speeds.reduce((sum, { numbers }) => sum + numbers.length, 0) - expected)).toBeLessThanOrEqual(1);
  });

  it('flags what a broken device sends and keeps it', async () => {
    const { tag, refusals } = await decodeRecording(getRecordingPath('n2k/dirona_20160228.raw.gz'));
    const flagged = ({ numbers }: DecodedTag) => numbers.every(({ quality }) => quality === QUALITY_BAD_SOURCE);
    expect(flagged(tag('Battery 3 temperature', 'N2K:60'))).toBe(true);
    expect(flagged(tag('Battery 11 temperature', 'N2K:4'))).toBe(true);
    expect(flagged(tag('Engine 11 fuel rate'))).toBe(true);
    expect(flagged(tag('Fuel tank 11 level'))).toBe(true);
    expect(flagged(tag('Fuel tank 2 level'))).toBe(false);
    expect(refusals.get('value-not-believable')).toBeGreaterThan(0);
    expect(refusals.get('time-jump')).toBeUndefined();
  });

  it('raises the alarm of an engine whose battery is low, and lowers it', async () => {
    const { tag } = await decodeRecording(getRecordingPath('n2k/pgn127489.txt'));
    const low = tag('Engine 0 low system voltage');
    expect(low.tag).toMatchObject({ valueKind: 'boolean', alarmLevel: 1 });
    expect(low.numbers.map(({ value }) => value)).toEqual([1, 0]);
    expect(tag('Engine 0 running hours').numbers.at(-1)?.value).toBeCloseTo(372_960 / 3600, 6);
  });

  it('reads stamps with a zone and nanoseconds, and tells two engines apart', async () => {
    const { tag, tags } = await decodeRecording(getRecordingPath('n2k/boatkit-yanmar-controls.raw'));
    expect(tag('Engine 0 speed').numbers[0]).toMatchObject({
      value: 1283.3,
      timeMs: Date.UTC(2026, 6, 26, 19, 55, 52, 636),
    });
    expect(tag('Engine 1 gear').texts[0]?.value).toBe('Forward');
    expect(new Set(tags.map((one) => one.tag.source))).toEqual(new Set(['N2K:131', 'N2K:132']));
  });

  it("counts a maker's own group without a definition as not kept, not as unreadable", async () => {
    const { counts, refusals } = await decodeRecording(getRecordingPath('n2k/boatkit-yanmar-controls.raw'));
    expect([counts.sentences, counts.notKept, refusals.size]).toEqual([9, 6, 0]);
  });

  it("reads Maretron's alert as one that stands", async () => {
    const { tag } = await decodeRecording(getRecordingPath('n2k/maretron-alm100-alert.raw'));
    expect(tag('Alert 4242 active').numbers[0]?.value).toBe(1);
    expect(tag('Alert 4242 text').texts[0]?.value).toBe('Tripped');
  });

  it('takes a stamp without a zone for UTC, so that both spellings of one log agree', async () => {
    const { tag } = await decodeRecording(getRecordingPath('n2k/ac42_commissioning_20260608.raw.gz'));
    const battery = tag('Battery 0 voltage').numbers[0]?.timeMs ?? 0;
    const position = tag('Position', '').positions[0]?.timeMs ?? 0;
    expect(Math.abs(battery - position)).toBeLessThan(5000);
  });

  it('keeps other ships as traffic and its own transponder as a source of its own', async () => {
    const decoded = await decodeRecording(getRecordingPath('n2k/aava_20140815.data.gz'));
    const heard = new Set(decoded.traffic.map(({ mmsi }) => Number(mmsi)));
    expect(heard).toEqual(new Set([...sendersOf('n2k/aava_20140815.data.gz')].filter((mmsi) => mmsi !== OWN_MMSI)));
    expect(decoded.traffic.find(({ mmsi }) => mmsi === '236333000')?.name).toBe('HOOGE');
    expect(decoded.refusals.get('base-station')).toBe(278);
    expect(decoded.refusals.get('aid-to-navigation')).toBe(43);
    expect(decoded.tag('Position', 'AIS').positions.length).toBeGreaterThan(500);
  });
});

/** MMSI of every report of a ship, taken from the bytes: the four after the first, lowest first. */
function sendersOf(name: string): Set<number> {
  const lines = gunzipSync(readFileSync(getRecordingPath(name)))
    .toString('latin1')
    .split('\n');
  const rows = lines.map((line) => line.split(',')).filter(([, , pgn = '']) => REPORTS.has(pgn));
  return new Set(rows.map((cells) => Buffer.from(cells.slice(7, 11).join(''), 'hex').readUInt32LE(0)));
}

function lastPlace({ positions }: DecodedTag): readonly [number, number] {
  const last = positions.at(-1);
  return [last?.latitude ?? Number.NaN, last?.longitude ?? Number.NaN];
}
