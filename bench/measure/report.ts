/** Figures of a fleet over a quarter of a year, as reports and statistics of the fleet ask for them, beside DuckDB. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TagId, toId } from '@fms/domain/identity';
import { type AggregateKind, listPeriods, listShiftsBetween, type Period } from '@fms/domain/statistic';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fms/domain/time';
import { type Aggregates, createAggregates } from '../../apps/server/src/modules/aggregate/index.ts';
import { type ClickHouse, openClickHouse } from '../../apps/server/src/platform/clickhouse/index.ts';
import { openTelemetry, type Telemetry } from '../../apps/server/src/telemetry/index.ts';
import { migrateTelemetry } from '../../apps/server/src/telemetry/schema.ts';
import { measureDuckDb } from '../peer/duckdb.ts';
import { type Measure, type Metric, measureMedianMs } from '../report/result.ts';

const DAYS = Number(process.env.BENCH_REPORT_DAYS ?? 90);
const VESSELS = Number(process.env.BENCH_REPORT_VESSELS ?? 100);
const isWhole = DAYS === 90 && VESSELS === 100;
const SLOTS = 10;
const TAGS = VESSELS * SLOTS;
/** The product's promise of a statistic of the fleet by day. */
const MOST_MS = 500;
const RUNS = 7;
/** Tags filled by one statement. */
const TAGS_AT_ONCE = 50;
const END = Date.UTC(2026, 8, 1);
const SPAN = { from: END - DAYS * DAY_MS, to: END };

interface Subject {
  readonly engine: ClickHouse;
  readonly telemetry: Telemetry;
  readonly aggregates: Aggregates;
  readonly folder: string;
}

/** A reading a minute of each tag, its value a wave of its own; marked as newer than the roll-ups, as a back-fill is. */
async function fill(engine: ClickHouse, progress: (text: string) => void): Promise<void> {
  const minutes = (DAYS * DAY_MS) / MINUTE_MS;
  for (let first = 1; first <= TAGS; first += TAGS_AT_ONCE) {
    const count = Math.min(TAGS_AT_ONCE, TAGS - first + 1);
    await engine.command(
      `INSERT INTO sample (tag_id, ts, ordinal, quality, batch, value)
       SELECT ${first} + intDiv(number, ${minutes}) AS tag, ${SPAN.from} + (number % ${minutes}) * ${MINUTE_MS}, 0, 0, 1,
         round(50 + 40 * sin(number / 500 + tag) + cityHash64(number) % 100 / 50, 1)
       FROM numbers(${count * minutes}) SETTINGS max_partitions_per_insert_block = 0`,
      'job',
    );
    progress(`${first + count - 1} of ${TAGS} tags filled`);
  }
  const hours = (DAYS * DAY_MS) / HOUR_MS;
  await engine.command(
    `INSERT INTO dirty_hour (kind, tag_id, hour, marks)
     SELECT 0, 1 + intDiv(number, ${hours}), ${SPAN.from / HOUR_MS} + number % ${hours}, 1 FROM numbers(${TAGS * hours})`,
    'job',
  );
}

async function openSubject(folder: string, progress: (text: string) => void): Promise<Subject> {
  const engine = await openClickHouse({ folder: join(folder, 'telemetry') });
  await migrateTelemetry(engine);
  await fill(engine, progress);
  const clock = { now: () => END + DAY_MS };
  const telemetry = await openTelemetry({ engine, clock, isFine: () => false });
  const start = performance.now();
  await telemetry.rollUps.run(0);
  progress(`roll-ups computed in ${Math.round((performance.now() - start) / 1000)} s`);
  const catalog = { of: (id: number) => ({ id, vesselId: toId(1), name: 'Slot', unit: 'kW', intervalSeconds: 60 }) };
  const aggregates = createAggregates({ catalog: catalog as never, summaries: telemetry.summaries });
  return { engine, telemetry, aggregates, folder };
}

const columnsOf = (kinds: readonly AggregateKind[]) =>
  Array.from({ length: TAGS }, (_, i) => toId<TagId>(i + 1)).flatMap((dataTagId) =>
    kinds.map((kind) => ({ dataTagId, kind })),
  );

/** Median of the whole question, of which every figure must be whole. */
async function measureQuestion({ aggregates }: Subject, kinds: readonly AggregateKind[], periods: readonly Period[]) {
  const question = { columns: columnsOf(kinds), periods, isExtrapolate: false };
  const rows = await aggregates.aggregate(question);
  const whole = rows.filter(({ coverage, values }) => coverage.every((share) => share === 1) && !values.includes(null));
  if (whole.length !== periods.length) throw new Error(`${whole.length} of ${periods.length} rows are whole`);
  return measureMedianMs(RUNS, () => aggregates.aggregate(question));
}

export const measureReport: Measure = async (progress) => {
  const folder = await mkdtemp(join(tmpdir(), 'fms-bench-report-'));
  let subject: Subject | undefined;
  try {
    subject = await openSubject(folder, progress);
    const days = [...listPeriods(SPAN, 'daily', '+00:00')];
    const shifts = listShiftsBetween(SPAN.from + DAY_MS, SPAN.to - DAY_MS, 'Europe/Oslo').map(
      ({ fromTime, toTime }): Period => ({ fromMs: fromTime, toMs: toTime }),
    );
    const note = `${VESSELS} vessels × ${SLOTS} slots × ${DAYS} days at one a minute, median of ${RUNS}`;
    const row = (name: string, value: number, atMost: number | null): Metric => {
      return { name: `report.${name}`, value, unit: 'ms', bound: atMost !== null && isWhole ? { atMost } : null, note };
    };
    return [
      row('fleet_by_day_ms', await measureQuestion(subject, ['average'], days), MOST_MS),
      row(
        'fleet_by_day_4_kinds_ms',
        await measureQuestion(subject, ['average', 'minimum', 'maximum', 'sum'], days),
        null,
      ),
      row('fleet_by_shift_ms', await measureQuestion(subject, ['average'], shifts), null),
      await measureDuckDb({ ...subject, runs: RUNS, note, progress }),
    ];
  } finally {
    await subject?.telemetry.close();
    await subject?.engine.close();
    await rm(folder, { recursive: true, force: true });
  }
};
