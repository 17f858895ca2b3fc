import type { Tag } from '@fms/contract/tag';
import { formatNumber, formatQuantity } from '@fms/domain/format';
import { computeRisePerHour } from '@fms/domain/statistic';
import type { TimeSpan } from '@fms/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { statisticQueries } from '../../../../entities/statistic/index.ts';
import { useText } from '../../../../language/index.ts';

/** The rise is computed over this span ... */
export const RISE_SPAN_MS = 3_600_000;
/** ... and requested again this often. */
export const RISE_STEP_MS = 5 * 60_000;
const RISE_POINTS = 60;

/** Less than this share of the scale in an hour is the sea and not a pump. */
const STEADY_SHARE = 0.0005;

export interface Rise {
  /** `+1.2 m³/h`, `steady`. */
  readonly text: string;
  /** `+1.2/h` under a content that says the unit. */
  readonly short: string;
}

/** How fast a content rose or fell in the last hour; undefined while too little is known. */
export function useRise(tag: Tag | undefined, span: TimeSpan): Rise | undefined {
  const t = useText();
  const { data } = useQuery({
    ...statisticQueries.buckets({
      vesselId: tag?.vesselId ?? (0 as Tag['vesselId']),
      tagId: tag?.Id ?? (0 as Tag['Id']),
      ...span,
      maxPoints: RISE_POINTS,
    }),
    enabled: tag !== undefined,
  });
  const rise = useMemo(
    () => data && computeRisePerHour(data.points.map(({ time, avg }) => ({ time, value: avg }))),
    [data],
  );
  if (rise === undefined || tag === undefined) return undefined;
  const decimals = Math.abs(rise) >= 10 ? 0 : Math.max(1, tag.decimals - 1);
  const isSteady = Math.abs(rise) < (tag.max - tag.min) * STEADY_SHARE || Number(rise.toFixed(decimals)) === 0;
  if (isSteady) return { text: t('STEADY'), short: t('STEADY') };
  const style = { decimals, signed: true };
  return { text: formatQuantity(rise, `${tag.unit}/h`, style), short: `${formatNumber(rise, style)}/h` };
}
