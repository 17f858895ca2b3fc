/** Adds the known cause to the note of a missed bound. */
import { isMet, type Metric } from './result.ts';

const RESIDENT =
  'idle it is 670 MB, of which 235 MB are pages of the programs’ own files that the system takes back when it needs them';

/** Each part was measured by the processor time it takes, which a busy machine does not change (README). */
const CAUSES: Readonly<Record<string, string>> = {
  'server.resident_mb': RESIDENT,
  'screen.server_resident_mb': RESIDENT,
  'soak.ingest.resident_mb': RESIDENT,
  'soak.fleet.resident_mb': RESIDENT,
  'statistic.week_10_tags_ms':
    '27 ms of work in the engine and 20 ms for 1 MB of JSON, packing apart; the peer has the cores alone',
  'statistic.hour_1_tag_ms':
    '8 ms of work in the engine; it takes 21 to 24 ms with nothing arriving too, so the rest is hand-over from thread to thread',
  'latest.50_tags_ms':
    'no store is asked: 4.5 to 5 ms with nothing arriving, of which the shortest call there is takes two thirds',
};

/** The metric with the cause in its note where its bound is missed. */
export function explainMetric(metric: Metric): Metric {
  if (isMet(metric) !== false) return metric;
  const cause = `missed: ${CAUSES[metric.name] ?? 'the cause is not known'}`;
  return { ...metric, note: metric.note ? `${metric.note}; ${cause}` : cause };
}
