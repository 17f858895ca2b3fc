import { formatAge } from '@fms/domain/format';
import { TrendChart } from '@fms/ui/chart';
import { EmptyState, ErrorState, LoadingState, Panel } from '@fms/ui/panel';
import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useText } from '../../../language/index.ts';
import { findGaps, type SeriesPoint } from '../../../live/index.ts';
import { usePalette } from '../../../settings/palette.ts';
import type { ShownDay } from './use-day-history.ts';

const CHART_PX = 150;
/** Marks of starts and stops nearer than this share of the window would cover one another. */
const LEAST_APART = 0.08;
/** The same on a phone. */
const NARROW_APART = 0.5;
const GAP_BUCKETS = 3;

/** What the sets carried over the last day, and what stood ready on line. */
export function LoadPanel({ day }: { readonly day: ShownDay }) {
  const t = useText();
  const client = useQueryClient();
  const retry = {
    label: t('TRY_AGAIN'),
    onClick: () => void client.refetchQueries({ queryKey: ['slot-series'], type: 'active' }),
  };
  return (
    <Panel quiet title={t('LOAD_AND_CAPACITY')}>
      {day.time.length > 0 ? (
        <Chart day={day} />
      ) : day.error !== null ? (
        <ErrorState title={t('CURVES_UNREADABLE')} detail={day.error.message} retry={retry} />
      ) : day.isPending ? (
        <LoadingState label={t('LOADING_CURVES')} shape={[{ height: CHART_PX, width: 1 }]} />
      ) : (
        <EmptyState title={t('NO_POWER_IN_DAY')} detail={t('NO_POWER_IN_DAY_DETAIL')} />
      )}
    </Panel>
  );
}

function Chart({ day }: { readonly day: ShownDay }) {
  const t = useText();
  const [palette] = usePalette();
  const isNarrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false }) === true;
  const { time, load, capacity, changes, window } = day;
  const data = useMemo(() => {
    const bucketMs = Math.min(...time.slice(1).map((at, place) => at - (time[place] ?? at)), window.to - window.from);
    const known = time.map((at): SeriesPoint => ({ time: at, min: 0, max: 0, avg: 0, count: 1 }));
    const gaps = findGaps(known, window, bucketMs, GAP_BUCKETS * bucketMs);
    const apart = (isNarrow ? NARROW_APART : LEAST_APART) * (window.to - window.from);
    let last = Number.NEGATIVE_INFINITY;
    const marks = changes.flatMap(({ time: at, name, kind }, place) => {
      // Sets that change in one bucket share a line.
      if (at === changes[place - 1]?.time) return [];
      const isFree = at - last >= apart;
      if (isFree) last = at;
      return [{ at, text: isFree ? t(kind === 'started' ? 'GENSET_STARTED' : 'GENSET_STOPPED', { set: name }) : '' }];
    });
    const common = { unit: 'kW', decimals: 0, axis: 'left' } as const;
    return {
      time,
      marks,
      gaps: gaps.map((gap) => ({ ...gap, text: t('NO_DATA_FOR_SPAN', { duration: formatAge(gap.to - gap.from) }) })),
      series: [
        { id: 'load', name: t('GENSET_LOAD'), avg: load, ...common },
        ...(capacity.some((value) => value !== null)
          ? [{ id: 'capacity', name: t('CAPACITY_ON_LINE'), avg: capacity, ...common }]
          : []),
      ],
    };
  }, [time, load, capacity, changes, window, isNarrow, t]);
  return (
    <TrendChart
      label={t('LOAD_AND_CAPACITY')}
      palette={palette}
      height={CHART_PX}
      window={window}
      ends={{ min: 0, max: null }}
      {...data}
    />
  );
}
