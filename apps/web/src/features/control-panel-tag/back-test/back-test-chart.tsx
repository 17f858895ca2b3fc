import type { Tag } from '@fms/contract/tag';
import { formatAge, getShownDecimals } from '@fms/domain/format';
import type { TimeSpan } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { buildTagLimits } from '../../../entities/statistic/index.ts';
import { fetchStatistic } from '../../../entities/tag/index.ts';
import { TagTrendChart } from '../../../entities/trend/index.ts';
import { useText } from '../../../language/index.ts';
import { findGaps, toSeriesPoints } from '../../../live/index.ts';
import type { TagFormInput } from '../form/tag-form-schema.ts';

const CHART_HEIGHT = 200;
const POINTS = 500;
/** Buckets without a reading that count as a gap. */
const GAP_BUCKETS = 3;

/** The curve that was evaluated, with the limits of the form. */
export function BackTestChart({ tag, values, span }: { tag: Tag; values: TagFormInput; span: TimeSpan }) {
  const t = useText();
  const { data } = useQuery({
    queryKey: ['tag-test', tag.Id, 'curve', span.from, span.to],
    queryFn: async ({ signal }) => {
      const { vesselId, Id: tagId } = tag;
      return (await fetchStatistic({ vesselId, tagId, ...span, maxPoints: POINTS }, signal)) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { alarmLevel, emergencyLevel } = values;
  const limits = useMemo(
    () => buildTagLimits({ ...tag, alarmLevel, emergencyLevel }, t),
    [tag, alarmLevel, emergencyLevel, t],
  );
  const drawn = useMemo(() => {
    if (!data) return undefined;
    const points = toSeriesPoints(data);
    const bucketMs = data.bucketSeconds * 1000;
    return {
      time: points.map(({ time }) => time),
      series: [
        {
          ...{ id: String(tag.Id), name: tag.name, unit: tag.unit, decimals: getShownDecimals(tag) },
          avg: points.map(({ avg }) => avg),
          min: points.map(({ min }) => min),
          max: points.map(({ max }) => max),
        },
      ],
      gaps: findGaps(points, span, bucketMs, GAP_BUCKETS * bucketMs).map((gap) => ({
        ...gap,
        text: t('NO_DATA_FOR_SPAN', { duration: formatAge(gap.to - gap.from) }),
      })),
    };
  }, [data, tag, span, t]);
  if (drawn === undefined) return null;
  return <TagTrendChart tag={tag} {...drawn} height={CHART_HEIGHT} window={span} limits={limits} />;
}
