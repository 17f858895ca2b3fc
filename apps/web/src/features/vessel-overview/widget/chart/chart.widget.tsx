import type { Tag } from '@fms/contract/tag';
import { HOUR_MS } from '@fms/domain/time';
import { TrendChart } from '@fms/ui/chart';
import { EmptyState, ErrorState, LoadingState, ProblemLine } from '@fms/ui/panel';
import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { useLiveSeries, useWidgetChartColors } from '../../../../entities/statistic/index.ts';
import { findMainTags, findStandardTags } from '../../../../entities/tag/index.ts';
import { useText } from '../../../../language/index.ts';
import { useVesselSetting } from '../../../../settings/app-setting.ts';
import { usePalette } from '../../../../settings/palette.ts';
import type { Choice } from '../definition/option-field.ts';
import { findTagsByName, type WidgetContent, type WidgetProps } from '../definition/widget-definition.ts';
import { WidgetEmpty } from '../definition/widget-empty.tsx';
import { isCurve } from '../option/is-drawn.ts';
import { WidgetPanel } from '../value/widget-panel.tsx';
import style from './chart.module.css';
import { buildChartPanes } from './chart-pane.ts';

const MOST_CURVES = 6;
const SPANS: readonly Choice[] = [
  [1, 'RANGE_1H'],
  [6, 'RANGE_6H'],
  [24, 'RANGE_24H'],
  [168, 'RANGE_7D'],
];
/** Names over the curves, and room for the cursor's time. */
const HEAD_PX = 36;
const LEAST_PX = 72;
const FIRST_CURVES = 3;

/** Several tags over their own span of time, live, with band, gaps and limits; at most two units a pane. */
function ChartWidget(props: WidgetProps<'chart'>) {
  const { vessel, tags, option } = props;
  const t = useText();
  const shown = useMemo(() => findTagsByName(tags, option.tags).filter(isCurve), [tags, option.tags]);
  const [only] = shown.length === 1 ? shown : [];
  const title = option.title ?? only?.name ?? t('WIDGET_CHART');
  if (shown.length === 0) return <WidgetEmpty title={title} tagName={option.tags.join(', ')} />;
  return (
    <WidgetPanel title={title} tags={shown}>
      <Curves key={vessel.id} {...props} shown={shown} />
    </WidgetPanel>
  );
}

function Curves({ vessel, option, onTrend, shown }: WidgetProps<'chart'> & { readonly shown: readonly Tag[] }) {
  const t = useText();
  const [palette] = usePalette();
  const { maxChartPoints } = useVesselSetting(vessel.id);
  const colors = useWidgetChartColors(vessel.id);
  const { ref, height } = useElementSize<HTMLDivElement>();
  const { hours, min, max } = option;
  const series = useLiveSeries(vessel.id, shown, { spanMs: hours * HOUR_MS, maxPoints: maxChartPoints });
  const { byTag, window, isPending, error, reload } = series;
  const panes = useMemo(
    () => buildChartPanes({ tags: shown, byTag, window, colors, ends: { min, max }, t }),
    [shown, byTag, window, colors, min, max, t],
  );
  const openTrend = (id: string) => {
    const tag = shown.find(({ Id }) => String(Id) === id);
    if (tag !== undefined) onTrend(tag);
  };
  const retry = { label: t('TRY_AGAIN'), onClick: reload };
  const hasPoints = shown.some(({ Id }) => (byTag.get(Id)?.points.length ?? 0) > 0);
  const paneHeight = Math.max(LEAST_PX, height / panes.length - HEAD_PX);
  return (
    <div ref={ref} className={style.curves}>
      {error !== undefined && hasPoints && <ProblemLine text={t('CURVES_UNREADABLE')} retry={retry} />}
      {hasPoints ? (
        panes.map(({ key, ...pane }, place) => (
          <TrendChart
            key={key}
            {...pane}
            palette={palette}
            onSeries={openTrend}
            height={paneHeight}
            showTime={place === panes.length - 1}
            showPill={place === 0}
          />
        ))
      ) : isPending ? (
        <LoadingState label={t('LOADING_CURVES')} shape={[{ height: paneHeight, width: 1 }]} />
      ) : error === undefined ? (
        <EmptyState title={t('NOTHING_IN_WINDOW')} detail={t('CHART_NOTHING', { hours })} />
      ) : (
        <ErrorState title={t('CURVES_UNREADABLE')} detail={error instanceof Error ? error.message : ''} retry={retry} />
      )}
    </div>
  );
}

export const chartWidget: WidgetContent<'chart'> = {
  Component: ChartWidget,
  fields: [
    { kind: 'tags', name: 'tags', label: 'CURVES', accepts: isCurve, most: MOST_CURVES },
    { kind: 'choice', name: 'hours', label: 'TREND_RANGE', choices: SPANS },
    { kind: 'scale', name: 'scale' },
  ],
  firstOption: (vessel, tags) => {
    const main = findMainTags(findStandardTags(vessel, tags), tags).filter(isCurve);
    const first = main.length > 0 ? main : tags.filter(isCurve);
    if (first.length === 0) return undefined;
    return { tags: first.slice(0, FIRST_CURVES).map(({ name }) => name), hours: 24, min: null, max: null };
  },
};
