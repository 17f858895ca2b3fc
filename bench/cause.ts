/** Why a bound is missed, as far as it is known: said beside the figure, so that no miss stands there without its reason. */
import { isMet, type Metric } from './result.ts';

const RESIDENT =
  'idle it is 670 MB, of which 235 MB are pages of the programs’ own files that the system takes back when it needs them';
const CORES = 'ingest, the engine’s merges and the sender share the two cores';

/** Each part was measured by the processor time it takes, which a busy machine does not change (README). */
const CAUSES: Readonly<Record<string, string>> = {
  'server.resident_mb': RESIDENT,
  'screen.server_resident_mb': RESIDENT,
  'soak.ingest.resident_mb': RESIDENT,
  'soak.fleet.resident_mb': RESIDENT,
  'statistic.week_10_tags_ms': `27 ms of work in the engine and 20 ms for 1 MB of JSON, packing apart; ${CORES}, the peer has them alone`,
  'statistic.hour_1_tag_ms': `8 ms of work in the engine, which waits for a core: ${CORES}`,
  'latest.50_tags_ms': `no store is asked, and the shortest call there is takes two thirds as long: ${CORES}`,
  'map.open_warm_ms':
    '300 ms are the engine’s script with its graphics context and 280 its first frame, both made by a processor instead of a graphics card',
  'server.loop_delay_p999_ms': `the loop waits for a core: ${CORES}`,
};

/** The metric with the cause in its note where its bound is missed. */
export function explained(metric: Metric): Metric {
  if (isMet(metric) !== false) return metric;
  const cause = `missed: ${CAUSES[metric.name] ?? 'the cause is not known'}`;
  return { ...metric, note: metric.note ? `${metric.note}; ${cause}` : cause };
}
