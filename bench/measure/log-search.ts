/** Searching ten million lines of the log, as the call does it: a page of lines and their count, in an engine of its own. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_LOG_LINES } from '@fms/contract/log';
import { LOG_DAYS } from '@fms/domain/log';
import { DAY_MS } from '@fms/domain/time';
import { type ClickHouse, openClickHouse } from '../../apps/server/src/platform/clickhouse/index.ts';
import type { LogPage, LogSearch } from '../../apps/server/src/telemetry/log/log-line.ts';
import { createLogTable, type LogTable } from '../../apps/server/src/telemetry/log/log-table.ts';
import { migrateTelemetry } from '../../apps/server/src/telemetry/schema.ts';
import { computeQuantile, type Measure, type Metric, measureMedianMs } from '../report/result.ts';

const LINES = 10_000_000;
const PARTS = 20;
const RUNS = 7;
/** One line in so many has the rare word. */
const RARE = 100_003;
const PAGE: LogPage = { offset: 0, limit: 50, sortField: 'time', isDescending: true };

/**
 * Fills the log with lines spread evenly over its days up to `nowMs`: a fifth of a server's and of gateways' messages each,
 * with numbers that hardly repeat. Seeded by the number of the line alone, so that every run has the same ones.
 */
async function writeLines(engine: ClickHouse, nowMs: number, progress: (text: string) => void): Promise<void> {
  const stepMs = (LOG_DAYS * DAY_MS) / LINES;
  const words = ['late by', 'refused at', 'stored after', 'waits for', 'resumed at'].map((word) => `'${word}'`);
  const parts = ['ingest', 'file', 'mail', 'camera', 'http'].map((part) => `'${part}'`);
  for (let part = 0; part < PARTS; part++) {
    const [from, count] = [(LINES / PARTS) * part, LINES / PARTS];
    await engine.command(
      `INSERT INTO log (id, ts, source, level, area, vessel_id, user_id, content, context)
       SELECT number + 1, toInt64(${nowMs} - (${LINES} - number) * ${stepMs}), number % 3, 1 + (number % 37 = 0) + (number % 211 = 0),
         [${parts}][1 + number % 5], cityHash64(number) % 1000, 0,
         concat('frame ', [${words}][1 + number % 5], ' ', toString(cityHash64(number, 1) % 1000000), ' ms, batch ',
           toString(number), ' of stream s', toString(cityHash64(number, 2) % 5000),
           if(number % ${RARE} = 7, ', mailbox unknown', '')),
         '{}'
       FROM numbers(${from}, ${count})`,
      'log',
    );
    progress(`${part + 1} of ${PARTS} parts written`);
  }
}

async function measureSearch(log: LogTable, search: LogSearch): Promise<number> {
  const run = async () => {
    await log.find(search, PAGE);
    await log.count(search, MOST_LOG_LINES);
  };
  return measureMedianMs(RUNS, run);
}

export const measureLogSearch: Measure = async (progress) => {
  const folder = await mkdtemp(join(tmpdir(), 'fms-bench-log-'));
  const engine = await openClickHouse({ folder });
  try {
    await migrateTelemetry(engine);
    const nowMs = Date.now();
    await writeLines(engine, nowMs, progress);
    const log = createLogTable(engine);
    const all: LogSearch = {
      ...{ fromMs: nowMs - LOG_DAYS * DAY_MS, toMs: nowMs, levels: [], parts: [], vesselIds: null, scope: null },
      words: [],
    };
    const note = `${LINES / 1e6} million lines over ${LOG_DAYS} days, page and count, median of ${RUNS}`;
    const row = (name: string, value: number, atMost: number): Metric => {
      return { name: `manage.${name}`, value, unit: 'ms', bound: { atMost }, note };
    };
    const rares = [
      await measureSearch(log, { ...all, words: [['mailbox']] }),
      await measureSearch(log, { ...all, words: [['mailbox', 'absent']] }),
    ];
    const common = await measureSearch(log, { ...all, words: [['frame']] });
    const lastDay = { ...all, fromMs: nowMs - DAY_MS };
    const days = [
      await measureSearch(log, lastDay),
      await measureSearch(log, { ...lastDay, words: [['mailbox']] }),
      await measureSearch(log, { ...lastDay, words: [['refused']], levels: ['warning', 'error'] }),
    ];
    return [
      row('log_rare_word_ms', computeQuantile(rares, 1), 1000),
      row('log_common_word_ms', common, 1000),
      row('log_last_day_ms', computeQuantile(days, 1), 200),
    ];
  } finally {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
};
