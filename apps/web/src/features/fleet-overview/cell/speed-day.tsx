import { type TagId, toId } from '@fms/domain/identity';
import { Hatch, type ReadingState, Sparkline } from '@fms/ui/value';
import { useQuery } from '@tanstack/react-query';
import { computeSpeedScale } from '../../../entities/fleet/index.ts';
import { fetchStatistic } from '../../../entities/tag/index.ts';
import { useText } from '../../../language/index.ts';
import { useMinute } from '../../../live/index.ts';
import type { OverviewRow } from '../row/overview-row.ts';

const SPAN_MS = 24 * 60 * 60 * 1000;
const MAX_POINTS = 96;
const REFRESH_MS = 5 * 60_000;
const STATES: Readonly<Record<OverviewRow['presence'], ReadingState>> = {
  moving: 'fresh',
  stopped: 'fresh',
  late: 'late',
  lost: 'stale',
  unknown: 'unknown',
};

/** The speed of the last 24 hours of one vessel. It is asked for when its line has come to rest in view. */
export function SpeedDay({ row, mayAsk, height }: { row: OverviewRow; mayAsk: boolean; height: number }) {
  const t = useText();
  const minute = useMinute();
  const { id, standardData } = row.vessel;
  const { speedTagId } = standardData;
  const { data } = useQuery({
    queryKey: ['statistic', 'speed-day', id],
    queryFn: async ({ signal }) => {
      const to = Date.now();
      const tagId = speedTagId ?? toId<TagId>(0);
      const ask = { vesselId: id, tagId, from: to - SPAN_MS, to, maxPoints: MAX_POINTS };
      return (await fetchStatistic(ask, signal)) ?? null;
    },
    enabled: mayAsk && speedTagId !== null,
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });
  if (speedTagId === null || data === null || data?.points.length === 0) {
    return <Hatch label={t('NO_DATA')} height={height} />;
  }
  if (data === undefined) return <div style={{ height }} />;
  const from = minute - SPAN_MS;
  // A bucket that began before the window would stand beside its box.
  const points = data.points.filter(({ time }) => Date.parse(time) >= from);
  return (
    <Sparkline
      time={points.map(({ time }) => Date.parse(time))}
      value={points.map(({ avg }) => avg)}
      window={{ from, to: minute + 60_000 }}
      scale={computeSpeedScale(points.map(({ max }) => max))}
      state={STATES[row.presence]}
      label={t('SPEED_LAST_24_H')}
      height={height}
    />
  );
}
