/** Every Signal K recording through the gateway's pipeline, against what another program counted in it. */
import { QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import { describe, expect, it } from 'vitest';
import { computeFacts, type DecodedRecording, decodeRecording } from '../../testing/decode-recording.ts';
import { signalkFacts } from '../../testing/further-facts.ts';
import { type ChannelFacts, getRecordingPath, hasRecordings, SKIP_REASON } from '../../testing/recordings.ts';
import { kees } from '../../testing/signalk-channels.ts';

const KEES = 'signalk/kees_delta_20160620.jsonl.gz';
const ALTERNATORS = 'signalk/twin_engine_alternators_one_engine_on_20260703.jsonl.gz';
const STATE = 'signalk/twin_engine_vessel_self_20260704T050002Z.json';
const POSTGSAIL = 'signalk/aava_postgsail_metrics_20220731.json.gz';

/** All readings of a name, whichever sensor they are of. */
function together(decoded: DecodedRecording, name: string): ChannelFacts {
  const numbers = decoded.tags.filter(({ tag }) => tag.name === name).flatMap((tag) => tag.numbers);
  const [tag] = decoded.tags;
  if (!tag) throw new Error('nothing was decoded');
  return computeFacts({ ...tag, numbers });
}

describe.skipIf(!hasRecordings)(`recordings of Signal K${SKIP_REASON}`, () => {
  it('deltas: every path of the yacht as often and as large', async () => {
    const decoded = await decodeRecording(getRecordingPath(KEES));
    for (const [path, [name, toTag]] of Object.entries(kees)) {
      const expected = signalkFacts[KEES]?.channels?.[path];
      const actual = together(decoded, name);
      expect([path, actual.count]).toEqual([path, expected?.count]);
      for (const figure of ['min', 'max', 'avg'] as const)
        expect(actual[figure]).toBeCloseTo(toTag(expected?.[figure] ?? 0), 3);
    }
  });

  it('deltas: what has no path or no value is refused by that reason, other ships are traffic', async () => {
    const decoded = await decodeRecording(getRecordingPath(KEES));
    expect(decoded.refusals.get('signalk-value-missing')).toBe(signalkFacts[KEES]?.values_without_path_or_value);
    // A server passed on "not available" of NMEA 2000 as 214.748367°.
    expect(decoded.refusals.get('position-not-available')).toBeGreaterThan(0);
    expect(decoded.traffic.every(({ latitude }) => latitude === null || Math.abs(latitude) <= 90)).toBe(true);
    expect(decoded.traffic.some(({ mmsi }) => mmsi === '123456789')).toBe(false);
    expect(decoded.tag('Fuel tank 15 level').numbers[0]?.quality).toBe(QUALITY_BAD_SOURCE);
  });

  it('rows of sampled paths: each path under its own name', async () => {
    const decoded = await decodeRecording(getRecordingPath(ALTERNATORS));
    const { channels = {}, rows } = signalkFacts[ALTERNATORS] ?? {};
    expect(decoded.counts.sentences).toBe(rows);
    expect(decoded.tags.map(({ tag }) => tag.name).sort()).toEqual(Object.keys(channels).sort());
    for (const [path, expected] of Object.entries(channels)) {
      const actual = computeFacts(decoded.tag(path));
      expect(actual.count).toBe(expected.count);
      for (const figure of ['min', 'max', 'avg', 'last'] as const)
        expect(actual[figure]).toBeCloseTo(expected[figure], 5);
    }
  });

  it('the whole state: each number at the time its sensor gave, none lost', async () => {
    const decoded = await decodeRecording(getRecordingPath(STATE));
    const values = signalkFacts[STATE]?.values;
    if (typeof values !== 'object') throw new Error('the facts hold no values');
    const numbers = Object.entries(values).filter(([, [value]]) => typeof value === 'number');
    const times = new Set(decoded.tags.flatMap((tag) => tag.numbers.map(({ timeMs }) => timeMs)));
    for (const [, [, timestamp]] of numbers) expect(times).toContain(Date.parse(timestamp));
    expect(decoded.tags.reduce((sum, tag) => sum + tag.numbers.length, 0)).toBeGreaterThanOrEqual(numbers.length);
    expect(decoded.tag('Battery 2 state of charge').numbers[0]).toMatchObject({
      value: 100,
      timeMs: Date.parse('2026-07-04T05:00:02.899Z'),
    });
    expect(decoded.tag('Combimaster inverter AC voltage').numbers[0]?.value).toBe(120);
    expect(decoded.tag('Starboard engine state').texts[0]?.value).toBe('started');
    expect(decoded.tag('House batt time remaining').numbers[0]?.quality).toBe(QUALITY_BAD_SOURCE);
  });

  it('the whole state: several sensors of one quantity are kept apart, one feeds the ship', async () => {
    const decoded = await decodeRecording(getRecordingPath(STATE));
    const rudders = decoded.tags.filter(({ tag }) => tag.name === 'Rudder angle, starboard');
    expect(rudders).toHaveLength(3);
    expect(decoded.tag('Position', '').tag.role).toBe('position');
  });

  it("PostgSail's metrics: 51 rows, 48 of them with everything", async () => {
    const decoded = await decodeRecording(getRecordingPath(POSTGSAIL));
    expect(decoded.tag('Position', '').positions).toHaveLength(51);
    expect(decoded.tag('Battery 1 voltage').numbers).toHaveLength(48);
    expect(computeFacts(decoded.tag('Speed over ground', '')).max).toBeCloseTo(55.7, 6);
    expect(decoded.tag('Depth below keel').numbers[0]?.value).toBe(36.219);
  });

  it('a list of sources holds nothing that was measured', async () => {
    const decoded = await decodeRecording(getRecordingPath('signalk/twin_engine_sources_20260704T050002Z.json'));
    expect(decoded).toMatchObject({ format: 'signalk', tags: [], counts: { notKept: 1 } });
  });
});
