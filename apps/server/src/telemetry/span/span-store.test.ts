/** Totals from hourly roll-ups are those of the engine of figures, which reads the readings themselves. */
import { roundFigure } from '@fms/domain/statistic';
import { DAY_MS, HOUR_MS, MINUTE_MS, type TimeSpan } from '@fms/domain/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOON, openFixture, type TelemetryFixture, toTagId } from '../testing/telemetry-fixture.ts';

const MIDNIGHT = NOON - (NOON % DAY_MS);
const [FINE, MINUTELY, SELDOM, WIND, SPEED, OTHER_SPEED] = [1, 2, 3, 4, 5, 6].map(toTagId) as [
  ...[ReturnType<typeof toTagId>, ReturnType<typeof toTagId>, ReturnType<typeof toTagId>],
  ...[ReturnType<typeof toTagId>, ReturnType<typeof toTagId>, ReturnType<typeof toTagId>],
];
const TAGS = [
  { tagId: FINE, knownStepMs: MINUTE_MS },
  { tagId: MINUTELY, knownStepMs: 5 * MINUTE_MS },
  { tagId: SELDOM, knownStepMs: 10 * MINUTE_MS },
  { tagId: WIND, knownStepMs: null },
];

let fixture: TelemetryFixture;
beforeAll(async () => {
  fixture = await openFixture();
  await fixture.store(({ samples }) => {
    for (let at = MIDNIGHT - DAY_MS; at < MIDNIGHT; at += 20_000) {
      // Silent from 03:10 to 07:25, and for five minutes of each hour.
      const isSilent = at >= MIDNIGHT - DAY_MS + 190 * MINUTE_MS && at < MIDNIGHT - DAY_MS + 445 * MINUTE_MS;
      if (!isSilent) samples.push(FINE, at, 0, Math.sin(at / 1e7) * 10.1, 0);
      if (!isSilent && at % MINUTE_MS === 0 && at % HOUR_MS >= 5 * MINUTE_MS)
        samples.push(MINUTELY, at, 0, at % 7e4, 0);
      if (at % (25 * MINUTE_MS) === 0) samples.push(SELDOM, at, 0, 3, 0);
      if (at % HOUR_MS === 0) samples.push(WIND, at, 0, (at / HOUR_MS) % 2 === 0 ? 5 : 9, 0);
      // Of each hour ten minutes stopped, twenty slow, thirty at 12 kn.
      const minute = (at % HOUR_MS) / MINUTE_MS;
      samples.push(SPEED, at, 0, minute < 10 ? 0 : minute < 30 ? 2 : 12, 0);
    }
  });
  fixture.clock.time = MIDNIGHT + HOUR_MS;
  await fixture.telemetry.rollUps.run(0);
  // Two hours are behind again: what came late is in the readings alone.
  await fixture.store(({ samples }) => {
    samples.push(FINE, MIDNIGHT - 20 * HOUR_MS - 5_000, 0, 77, 0);
    samples.push(MINUTELY, MIDNIGHT - 2 * HOUR_MS + MINUTE_MS, 0, 1000, 0);
    samples.push(OTHER_SPEED, MIDNIGHT - 1, 0, 5, 0);
  });
}, 120_000);
afterAll(() => fixture.dispose());

const cut = (from: number, to: number, width: number): TimeSpan[] =>
  Array.from({ length: Math.ceil((to - from) / width) }, (_, place) => ({
    from: from + place * width,
    to: from + (place + 1) * width,
  }));

describe('totals of tags over spans', () => {
  it.each<[string, TimeSpan[]]>([
    ['days', cut(MIDNIGHT - 2 * DAY_MS, MIDNIGHT, DAY_MS)],
    ['hours', cut(MIDNIGHT - DAY_MS, MIDNIGHT, HOUR_MS)],
    ['shifts from half past eleven', cut(MIDNIGHT - DAY_MS - HOUR_MS / 2, MIDNIGHT, 12 * HOUR_MS)],
    ['a zone three quarters of an hour off', cut(MIDNIGHT - DAY_MS + 45 * MINUTE_MS, MIDNIGHT, 6 * HOUR_MS)],
  ])('are those of the readings: %s', async (_words, spans) => {
    const { spans: store, summaries } = fixture.telemetry;
    const periods = spans.map(({ from, to }) => ({ fromMs: from, toMs: to }));
    const asked = { periods, withDeviation: false, withDifference: false, knownAtMs: undefined };
    const tags = TAGS.map((tag) => ({ ...tag, isCounter: false }));
    const [found, expected] = [
      await store.totals({ tags: TAGS, spans }),
      await summaries.summarise({ tags, ...asked }),
    ];
    for (const { tagId } of TAGS) {
      expect(
        found.get(tagId)?.map((one) => one && [one.count, roundFigure(one.sum), one.knownMs]),
        `tag ${tagId}`,
      ).toEqual(expected.get(tagId)?.map((one) => one && [one.count, roundFigure(one.sum), one.knownMs]));
    }
    expect(found.get(FINE)?.some((one) => one !== null)).toBe(true);
  });

  it('leave out hours with more wind than asked, and tags of which no wind is known', async () => {
    const calm = { windOf: new Map([[FINE, WIND]]), mostOf: new Map([[WIND, 5]]) };
    const spans = cut(MIDNIGHT - DAY_MS, MIDNIGHT, DAY_MS);
    const found = await fixture.telemetry.spans.totals({ tags: TAGS.slice(0, 2), spans, calm });
    const hours = await fixture.telemetry.spans.totals({
      tags: TAGS.slice(0, 1),
      spans: cut(MIDNIGHT - DAY_MS, MIDNIGHT, HOUR_MS),
    });
    const calmHours = (hours.get(FINE) ?? []).filter((_, place) => ((MIDNIGHT - DAY_MS) / HOUR_MS + place) % 2 === 0);
    expect(found.get(FINE)?.[0]?.knownMs).toBe(calmHours.reduce((sum, one) => sum + (one?.knownMs ?? 0), 0));
    expect(found.get(FINE)?.[0]?.count).toBe(calmHours.reduce((sum, one) => sum + (one?.count ?? 0), 0));
    expect(found.get(MINUTELY)).toEqual([null]);
  });

  it('are nothing of no tags and of no spans', async () => {
    expect((await fixture.telemetry.spans.totals({ tags: [], spans: [{ from: 0, to: DAY_MS }] })).size).toBe(0);
    expect(await fixture.telemetry.spans.totals({ tags: TAGS.slice(0, 1), spans: [] })).toEqual(new Map([[FINE, []]]));
  });
});

it('tells how long a ship was under way, manoeuvred and lay still', async () => {
  const found = await fixture.telemetry.spans.speedHours([SPEED, OTHER_SPEED], {
    from: MIDNIGHT - DAY_MS,
    to: MIDNIGHT,
  });
  const { sea, manoeuvre, still, knots } = found.get(SPEED) ?? { sea: 0, manoeuvre: 0, still: 0, knots: null };
  expect([sea, manoeuvre, still, knots].map((value) => Number(value?.toFixed(6)))).toEqual([12, 8, 4, 12]);
  expect(found.get(OTHER_SPEED)).toMatchObject({ still: 0, knots: 5 });
});
