import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOON, openFixture, type TelemetryFixture, toTagId } from '../testing/telemetry-fixture.ts';

const HOUR = 3_600_000;
/** Work for four statements. */
const TAGS = [1, 2, 3].map(toTagId);
const HOURS = 2500;

let store: TelemetryFixture;
beforeAll(async () => {
  store = await openFixture();
  await store.store(({ samples }) => {
    for (const id of TAGS) {
      for (let hour = 1; hour <= HOURS; hour++) samples.push(id, NOON - hour * HOUR, 0, hour, 0);
    }
  });
});
afterAll(() => store.dispose());

async function behind(): Promise<number> {
  const rows = await store.engine.select(
    'SELECT count() AS n FROM (SELECT 1 FROM dirty_hour GROUP BY kind, tag_id, hour HAVING sum(marks) > 0)',
  );
  return rows.numbers('n')[0] ?? Number.NaN;
}

it('ends after the statement in hand, and goes on from there after a restart', async () => {
  const total = TAGS.length * HOURS;
  expect(await behind()).toBe(total);
  const running = store.telemetry.rollUps.run(0);
  store.telemetry.rollUps.end();
  await running;
  const left = await behind();
  expect(left).toBeGreaterThan(total / 2);
  await store.reopen();
  await store.telemetry.rollUps.run(0);
  expect(await behind()).toBe(0);
});
