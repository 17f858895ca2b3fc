/** Each decoder of a recorded format reads its excerpt in `samples/` and finds what a separate count found in it. */
import { describe, expect, it } from 'vitest';
import { recordingFormats } from './recording/reading.ts';
import { type DecodedRecording, decodeRecording } from './testing/decode-recording.ts';
import { listStoredReadings } from './testing/fake-shore.ts';
import { runReplayToShore } from './testing/replay-to-shore.ts';
import { getSamplePath, type SampleFacts, samples, type TagFacts } from './testing/samples.ts';

/** The facts keep six digits; a tag in another unit than its recording is rounded at the sixth. */
const DIGITS = 4;
const MICRO = 6;
const near = ([latitude, longitude]: readonly [number, number]) => ({
  latitude: expect.closeTo(latitude, MICRO),
  longitude: expect.closeTo(longitude, MICRO),
});

function computeTagFacts({ tags }: DecodedRecording, { name, source }: TagFacts): unknown {
  const own = tags.filter(({ tag }) => tag.name === name && (source === undefined || tag.source === source));
  const values = own.flatMap(({ numbers }) => numbers.map(({ value }) => value));
  return {
    count: values.length,
    min: Math.min(...values),
    max: Math.max(...values),
    avg: values.reduce((sum, value) => sum + value, 0) / values.length,
  };
}

function expectTags(decoded: DecodedRecording, tags: readonly TagFacts[]): void {
  for (const fact of tags) {
    const [min, max, avg] = [fact.min, fact.max, fact.avg].map((figure) => expect.closeTo(figure, DIGITS));
    expect([fact.name, computeTagFacts(decoded, fact)]).toEqual([fact.name, { count: fact.count, min, max, avg }]);
  }
}

function expectTrack(decoded: DecodedRecording, { count, first, last }: NonNullable<SampleFacts['track']>): void {
  const { positions } = decoded.tag('Position', '');
  expect(positions.length).toBe(count);
  for (const [place, [time, ...known]] of [[positions[0], first] as const, [positions.at(-1), last] as const]) {
    expect(place).toMatchObject({ timeMs: Date.parse(time), ...near(known) });
  }
}

function expectShips({ traffic }: DecodedRecording, ships: NonNullable<SampleFacts['ships']>): void {
  const placed = new Map(traffic.filter(({ latitude }) => latitude !== null).map((ship) => [ship.mmsi, ship]));
  expect([...placed.keys()].sort()).toEqual(Object.keys(ships).sort());
  for (const [mmsi, place] of Object.entries(ships)) expect(placed.get(mmsi)).toMatchObject(near(place));
}

function expectDay({ tags }: DecodedRecording, day: string): void {
  const times = tags.flatMap(({ numbers, positions }) => [...numbers, ...positions].map(({ timeMs }) => timeMs));
  const days = new Set(times.map((time) => new Date(time).toISOString().slice(0, 10)));
  expect([...days]).toEqual([day]);
}

describe('excerpts of recordings', () => {
  it('hold every format', () => {
    expect(new Set(samples.map(([, { format }]) => format))).toEqual(new Set(recordingFormats));
  });

  it.each(samples.filter(([, { vessels }]) => !vessels))('%s: as a separate count found it', async (name, facts) => {
    const start = facts.start === undefined ? null : { instant: Date.parse(facts.start), exact: false };
    const decoded = await decodeRecording(getSamplePath(name), start);
    expect(decoded.format).toBe(facts.format);
    if (facts.messages !== undefined) expect(decoded.counts.sentences).toBe(facts.messages);
    expect(Object.fromEntries(decoded.refusals)).toMatchObject(facts.refusals ?? {});
    expectTags(decoded, facts.tags ?? []);
    if (facts.track) expectTrack(decoded, facts.track);
    if (facts.ships) expectShips(decoded, facts.ships);
    if (facts.day) expectDay(decoded, facts.day);
  });

  it.each(samples.filter(([, { vessels }]) => vessels))('%s: the track of each vessel', async (name, facts) => {
    const { result, stream } = await runReplayToShore(getSamplePath(name), { byMmsi: true });
    expect(result).toMatchObject({ format: facts.format, complete: true });
    const positions = listStoredReadings(stream).filter((reading) => reading.name === 'Position');
    const byMmsi = Map.groupBy(positions, ({ vesselIndex }) => stream.vessels[vesselIndex]?.reference.mmsi);
    expect(byMmsi.size).toBe(Object.keys(facts.vessels ?? {}).length);
    for (const [mmsi, { count, last }] of Object.entries(facts.vessels ?? {})) {
      const own = byMmsi.get(mmsi) ?? [];
      expect([mmsi, own.length, own.at(-1)?.value]).toEqual([mmsi, count, expect.objectContaining(near(last))]);
    }
  });
});
