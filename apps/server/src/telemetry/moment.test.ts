import { QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOON, openFixture, type TelemetryFixture, toTagId } from './testing/telemetry-fixture.ts';

const SECOND = 1000;
const DAY = 86_400_000;
const [HEADING, RUDDER, SILENT] = [toTagId(1), toTagId(2), toTagId(3)] as const;

let store: TelemetryFixture;
beforeAll(async () => {
  store = await openFixture();
  await store.store(({ samples }) => {
    for (let i = 0; i < 600; i++) samples.push(HEADING, NOON + i * SECOND, 0, i, 0);
    samples.push(RUDDER, NOON + 10 * SECOND, 0, 5, 0);
    samples.push(RUDDER, NOON + 10 * SECOND, 1, 6, 0);
    samples.push(RUDDER, NOON + 20 * SECOND, 0, 99, QUALITY_BAD_SOURCE);
    samples.push(HEADING, NOON - 30 * DAY, 0, 180, 0);
  });
});
afterAll(() => store.dispose());

const read = async (times: number[]) => {
  const values = await store.telemetry.samples.moments([HEADING, RUDDER, SILENT], times);
  return [HEADING, RUDDER, SILENT].map((tagId) => Array.from(values.get(tagId) ?? []));
};
const NONE = Number.NaN;

it('is the last usable reading at or before each moment, and none once that is a minute old', async () => {
  const seconds = [-1, 0, 9.5, 10, 25, 69.9, 70, 599, 658, 660];
  expect(await read(seconds.map((second) => NOON + second * SECOND))).toEqual([
    [NONE, 0, 9, 10, 25, 69, 70, 599, 599, NONE],
    [NONE, NONE, NONE, 6, 6, 6, NONE, NONE, NONE, NONE],
    seconds.map(() => NONE),
  ]);
});

it('answers moments weeks apart in one call, and more of them than one statement holds', async () => {
  expect((await read([NOON - 30 * DAY + SECOND, NOON + 5 * SECOND]))[0]).toEqual([180, 5]);
  const many = Array.from({ length: 4500 }, (_, index) => NOON + index * 100);
  expect((await read(many))[0]).toEqual(many.map((_, index) => Math.floor(index / 10)));
});

it('has nothing to answer for no moments', async () => {
  expect(await read([])).toEqual([[], [], []]);
});
