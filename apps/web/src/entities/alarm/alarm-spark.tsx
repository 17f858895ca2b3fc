import type { Alarm } from '@fms/contract/alarm';
import type { TagId } from '@fms/domain/identity';
import { Sparkline } from '@fms/ui/value';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../language/index.ts';
import { useMinute } from '../../live/index.ts';
import { fetchStatistic } from '../tag/index.ts';

const SPAN_MS = 6 * 60 * 60 * 1000;
const MAX_POINTS = 120;
const MINUTE_MS = 60_000;

/** The evidence at a glance: the value of the last six hours with its limit. Draws nothing where none was recorded. */
export function AlarmSpark({ alarm, tagId }: { alarm: Alarm; tagId: TagId }) {
  const t = useText();
  const minute = useMinute();
  const { data } = useQuery({
    queryKey: ['statistic', tagId, SPAN_MS],
    queryFn: async ({ signal }) => {
      const to = Date.now();
      const ask = { vesselId: alarm.vesselId, tagId, from: to - SPAN_MS, to, maxPoints: MAX_POINTS };
      return (await fetchStatistic(ask, signal)) ?? null;
    },
    refetchInterval: MINUTE_MS,
  });
  if (!data || data.points.length === 0) return null;
  return (
    <Sparkline
      plain
      time={data.points.map(({ time }) => Date.parse(time))}
      value={data.points.map(({ avg }) => avg)}
      window={{ from: minute - SPAN_MS, to: minute + MINUTE_MS }}
      limit={alarm.limit ?? undefined}
      state="fresh"
      label={t('LAST_6_H_OF', { channel: alarm.channel })}
      height={30}
    />
  );
}
