import { getTagForecast, getTagsOfVessel, type TagForecast } from '@fms/contract/tag';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { QUALITY_BAD_SOURCE, QUALITY_GOOD } from '@fms/domain/quality';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkClient, positionTag } from '../../../ingest/testing/link-client.ts';
import { type LinkedServer, startLinkedServer, type TestServer } from '../../../testing/index.ts';

const NOON = Date.UTC(2026, 4, 14, 12);
const MINUTE = 60_000;
const clock = { time: NOON, now: () => clock.time };

const LIMITS = { unit: '°C', min: 0, max: 600, alarmLevel: 90, emergencyLevel: 100 } as const;
const DECLARED = [
  positionTag,
  { name: 'Rising', ...LIMITS },
  { name: 'Still', ...LIMITS },
  { name: 'Faulty', ...LIMITS },
  { name: 'Falling pressure', unit: 'bar', min: 0, max: 10, decimals: 2, alarmLevel: 2, reverse: true },
] as const;

let fleet: LinkedServer;
let server: TestServer;
let link: LinkClient;
let tagIds: Record<string, TagId>;

/** Each tag in the middle of each minute of the hour before noon. */
beforeAll(async () => {
  fleet = await startLinkedServer({ clock });
  ({ server, link } = fleet);
  const stream = 'forecast';
  const vesselId = toId<VesselId>((await link.open(stream, { name: 'Forecast ship' }, DECLARED)).vesselId);
  const minutes = Array.from({ length: 60 }, (_, minute) => minute);
  const column = (tagIndex: number, value: (minute: number) => number, lastQuality = QUALITY_GOOD) =>
    minutes.map((minute) => ({
      tagIndex,
      timeMs: NOON - (59.5 - minute) * MINUTE,
      value: value(minute),
      ordinal: 0,
      quality: minute === 59 ? lastQuality : QUALITY_GOOD,
    }));
  await link.store({
    stream,
    sequence: 1,
    numbers: [
      ...column(1, (minute) => 70 + minute / 4),
      ...column(2, () => 70),
      ...column(3, (minute) => 70 + minute / 4, QUALITY_BAD_SOURCE),
      ...column(4, (minute) => 4 - minute / 60),
    ],
  });
  const tags = await server.asAdmin.call(getTagsOfVessel, { query: { vesselId: String(vesselId) } });
  tagIds = Object.fromEntries(tags.map(({ name, Id }) => [name, Id]));
});
afterAll(() => fleet.close());

async function forecastOf(name: string, at?: string): Promise<TagForecast | undefined> {
  const dataTagIds = [tagIds[name] as TagId];
  const [forecast] = await server.asAdmin.call(getTagForecast, { body: { dataTagIds, ...(at && { at }) } });
  return forecast;
}

describe('where values are heading', () => {
  it('tells the rate of what rises, and when it reaches the first of its limits', async () => {
    const forecast = await forecastOf('Rising');
    expect(forecast?.ratePerHour).toBeCloseTo(15, 1);
    // 84.75 °C half a minute ago: 90 °C lies 21 min after that.
    expect(forecast?.reach).toMatchObject({ limit: 90, priority: 'warning' });
    expect((forecast?.reach?.seconds ?? 0) / 60).toBeCloseTo(20.5, 0);
  });

  it('tells the limit below of what falls towards a low alarm', async () => {
    const forecast = await forecastOf('Falling pressure');
    expect(forecast?.ratePerHour).toBeCloseTo(-1, 1);
    expect(forecast?.reach?.limit).toBe(2);
  });

  it('tells nothing of what stands still, nor of what is bad now', async () => {
    expect(await forecastOf('Still')).toBeUndefined();
    expect(await forecastOf('Faulty')).toBeUndefined();
  });

  it('tells of a moment of the past what could be told then', async () => {
    const forecast = await forecastOf('Rising', new Date(NOON - 30 * MINUTE).toISOString());
    expect((forecast?.reach?.seconds ?? 0) / 60).toBeCloseTo(50.5, 0);
  });

  it('tells nothing of data that came too late to go on', async () => {
    clock.time = NOON + 10 * MINUTE;
    expect(await forecastOf('Rising')).toBeUndefined();
    clock.time = NOON;
  });
});
