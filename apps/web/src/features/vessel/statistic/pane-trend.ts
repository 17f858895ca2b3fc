/** A pane as the chart draws it: its curves on one time column, gaps, limits and shift boundaries. */
import type { Tag } from '@fms/contract';
import { formatAge, shiftBoundaries } from '@fms/domain';
import type { TrendData, TrendLimit, TrendMark } from '@fms/ui/chart/trend-series.ts';
import type { Translate } from '../../../language/index.ts';
import type { Span } from '../../../live/index.ts';
import { alignCurves, type Curve, commonGaps } from './curve.ts';
import { drawnPanes, type Panes } from './pane-plan.ts';
import { windowText } from './statistic-words.ts';

export interface PaneTrend extends TrendData {
  readonly key: string;
  /** In words, for a screen reader. */
  readonly label: string;
}

interface PaneAsk {
  readonly panes: Panes;
  readonly curves: readonly Curve[];
  readonly window: Span;
  readonly tags: readonly Tag[];
  readonly marks: readonly TrendMark[];
  readonly t: Translate;
}

export function paneTrends({ panes, curves, window, tags, marks, t }: PaneAsk): PaneTrend[] {
  return drawnPanes(panes).flatMap((pane) => {
    const own = curves.filter(({ key }) => pane.includes(key));
    if (own.length === 0) return [];
    const [leftUnit] = own.map(({ unit }) => unit);
    const axisOf = (curve: Curve) => (curve.unit === leftUnit ? 'left' : 'right');
    const known = own.filter(({ bucketMs, compared }) => bucketMs > 0 && !compared);
    const names = own.map(({ name }) => name).join(', ');
    return {
      key: pane.join('.'),
      label: t('CURVES_OF', { tags: names, window: windowText(window, t) }),
      ...alignCurves(own, axisOf),
      window,
      marks,
      gaps: commonGaps(known.map(({ gaps }) => gaps)).map((gap) => ({
        ...gap,
        text: t('NO_DATA_FOR_SPAN', { duration: formatAge(gap.to - gap.from) }),
      })),
      limits: own.filter(({ compared }) => !compared).flatMap((curve) => limitsOf(curve, tags, axisOf(curve), t)),
    };
  });
}

function limitsOf({ key }: Curve, tags: readonly Tag[], axis: 'left' | 'right', t: Translate): TrendLimit[] {
  const tag = tags.find(({ Id }) => String(Id) === key);
  if (tag === undefined) return [];
  const { alarmLevel, emergencyLevel } = tag;
  return [
    ...(alarmLevel === null ? [] : [{ name: t('WARNING_LIMIT', { limit: alarmLevel }), value: alarmLevel, axis }]),
    ...(emergencyLevel === null
      ? []
      : [{ name: t('ALARM_LIMIT', { limit: emergencyLevel }), value: emergencyLevel, axis }]),
  ];
}

/** More boundaries than this would be a fence and no help. */
const MOST_SHIFT_MARKS = 30;

/** Where shifts begin inside the window, named by the clock of the vessel's zone; none in windows of many of them. */
export function shiftMarks({ from, to }: Span, zone: string, shiftTimes: readonly number[], t: Translate): TrendMark[] {
  if (((to - from) / 86_400_000) * shiftTimes.length > MOST_SHIFT_MARKS) return [];
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return shiftBoundaries(from, to, zone, shiftTimes).map((at) => ({
    at,
    text: t('SHIFT_AT', { time: `${clock.format(at)} ${zone === '+00:00' ? t('UTC') : zone}` }),
  }));
}
