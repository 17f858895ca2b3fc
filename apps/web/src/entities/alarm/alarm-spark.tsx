import type { Alarm } from '@fms/contract/alarm';
import { formatAge } from '@fms/domain/format';
import type { TagId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { Sparkline } from '@fms/ui/value';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../language/index.ts';
import { useMinute } from '../../live/index.ts';
import { fetchStatistic } from '../tag/index.ts';
import { formatShortTime } from './alarm-evidence.ts';
import style from './alarm-spark.module.css';
import { computeCurveWindow } from './curve-window.ts';

const MAX_POINTS = 120;
/** In a list, so that the curves of its rows can be compared. */
const ROW_SPAN_MS = 6 * 60 * MINUTE_MS;
/** Alone, where it may be as short as the alarm. */
const WIDE_SPAN_MS = 60 * MINUTE_MS;
const HEIGHT = { row: 30, wide: 64 } as const;

interface AlarmSparkProps {
  readonly alarm: Alarm;
  readonly tagId: TagId;
  /** Higher, with the onset marked and the ends of its time below. */
  readonly isWide?: boolean;
}

/** The evidence at a glance: the value from before the onset to now, with its limit. Draws nothing where none was recorded. */
export function AlarmSpark({ alarm, tagId, isWide = false }: AlarmSparkProps) {
  const t = useText();
  const minute = useMinute();
  const raisedAt = Date.parse(alarm.time);
  const leastMs = isWide ? WIDE_SPAN_MS : ROW_SPAN_MS;
  const { data } = useQuery({
    queryKey: ['statistic', tagId, leastMs, raisedAt],
    queryFn: async ({ signal }) => {
      const { from, to } = computeCurveWindow(raisedAt, Date.now(), leastMs);
      return (
        (await fetchStatistic({ vesselId: alarm.vesselId, tagId, from, to, maxPoints: MAX_POINTS }, signal)) ?? null
      );
    },
    refetchInterval: MINUTE_MS,
  });
  if (!data || data.points.length === 0) return null;
  const window = computeCurveWindow(raisedAt, minute + MINUTE_MS, leastMs);
  const onset = (raisedAt - window.from) / (window.to - window.from);
  return (
    <span className={style.curve}>
      <Sparkline
        plain
        time={data.points.map(({ time }) => Date.parse(time))}
        value={data.points.map(({ avg }) => avg)}
        window={window}
        limit={alarm.limit ?? undefined}
        state="fresh"
        label={t('ALARM_CURVE_OF', {
          channel: alarm.channel,
          span: formatAge(window.to - window.from),
          time: formatShortTime(alarm.time, minute),
        })}
        height={isWide ? HEIGHT.wide : HEIGHT.row}
      />
      {onset > 0 && <span className={style.onset} style={{ insetInlineStart: `${100 * onset}%` }} />}
      {isWide && (
        <span className={style.times} aria-hidden="true">
          <span>{formatShortTime(new Date(window.from).toISOString(), minute)}</span>
          <span>{t('NOW')}</span>
        </span>
      )}
    </span>
  );
}
