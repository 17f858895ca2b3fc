import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestClickHouse, type TestClickHouse } from '../testing/test-clickhouse.ts';
import { migrateTelemetry, SCHEMA } from './schema.ts';

let store: TestClickHouse;
beforeEach(async () => {
  store = await openTestClickHouse();
});
afterEach(() => store.close());

it('statistics that were stored with a sum of squares stay readable without it', async () => {
  const { engine } = store;
  await migrateTelemetry(
    engine,
    SCHEMA.filter(({ version }) => version <= 2),
  );
  await engine.command(`INSERT INTO roll_up (step, tag_id, ts, min, max, sum, sum_sq, first, last, count)
    VALUES (60, 7, 1778760000000, 1, 3, 4, 10, 1, 3, 2)`);
  expect(await migrateTelemetry(engine)).toEqual([3, 4, 5, 6, 7]);
  const rows = await engine.select('SELECT * FROM roll_up FINAL');
  expect(() => rows.numbers('sum_sq')).toThrow('no number column sum_sq');
  expect([rows.numbers('min')[0], rows.numbers('max')[0], rows.numbers('sum')[0]]).toEqual([1, 3, 4]);
  expect([rows.numbers('first')[0], rows.numbers('last')[0], rows.numbers('count')[0]]).toEqual([1, 3, 2]);
});
