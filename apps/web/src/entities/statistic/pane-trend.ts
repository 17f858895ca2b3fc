/** A pane as the chart draws it: its curves on one time column, gaps, limits and shift boundaries. */
import type { Tag } from '@fms/contract/tag';
import { formatAge } from '@fms/domain/format';
import type { GapCause } from '@fms/domain/quality';
import { listShiftBoundaries } from '@fms/domain/statistic';
import type { TimeSpan } from '@fms/domain/time';
import type { TrendData, TrendLimit, TrendMark } from '@fms/ui/chart';
import type { Translate } from '../../language/index.ts';
import { alignCurves, type Curve, findCommonGaps } from './curve.ts';
import { filterDrawnPanes, type Panes } from './pane-plan.ts';
import { getSeriesColor } from './series-color.ts';
import { formatLocalClock, formatZone } from './shift-text.ts';
import { formatWindow } from './statistic-text.ts';

export interface PaneTrend extends TrendData {
  readonly key: string;
  /** In words, for a screen reader. */
  readonly label: string;
}

/** Undefined where it cannot be told. */
export type CauseOfGap = (gap: TimeSpan) => GapCause | undefined;

/** Words over a gap narrower than this share of the window would hide more of the curve than they tell. */
const LEAST_TOLD_SHARE = 0.025;

const GAP_TEXT = { link: 'GAP_LINK', gateway: 'GAP_GATEWAY', sensor: 'GAP_SENSOR' } as const;

interface PaneAsk {
  readonly panes: Panes;
  readonly curves: readonly Curve[];
  readonly window: TimeSpan;
  readonly tags: readonly Tag[];
  readonly marks: readonly TrendMark[];
  /** In order of use. */
  readonly colors: readonly string[];
  /** Causes of the gaps; absent where they were not requested. */
  readonly causeOf?: CauseOfGap;
  readonly t: Translate;
}

export function buildPaneTrends({ panes, curves, window, tags, marks, colors, causeOf, t }: PaneAsk): PaneTrend[] {
  const gapText = (gap: TimeSpan) => {
    const text = t('NO_DATA_FOR_SPAN', { duration: formatAge(gap.to - gap.from) });
    const cause = causeOf?.(gap);
    return cause === undefined ? text : t(GAP_TEXT[cause], { gap: text });
  };
  // What the topmost pane says of a gap need not be said again below.
  const told = new Set<string>();
  return filterDrawnPanes(panes).flatMap((pane) => {
    const own = curves.filter(({ key }) => pane.includes(key));
    if (own.length === 0) return [];
    const [leftUnit] = own.map(({ unit }) => unit);
    const axisOf = (curve: Curve) => (curve.unit === leftUnit ? 'left' : 'right');
    const known = own.filter(({ bucketMs, compared }) => bucketMs > 0 && !compared);
    const names = own.map(({ name }) => name).join(', ');
    return {
      key: pane.join('.'),
      label: t('CURVES_OF', { tags: names, window: formatWindow(window, t) }),
      ...alignCurves(own, axisOf, colors),
      window,
      marks,
      gaps: findCommonGaps(known.map(({ gaps }) => gaps)).map((gap) => {
        const text = gapText(gap);
        const key = `${gap.from} ${text}`;
        const isNarrow = gap.to - gap.from < LEAST_TOLD_SHARE * (window.to - window.from);
        const isTold = isNarrow || told.has(key);
        told.add(key);
        return isTold ? gap : { ...gap, text };
      }),
      // Limits of the right axis would cross the curves of the left one, and be taken for theirs.
      limits: own
        .filter((curve) => !curve.compared && axisOf(curve) === 'left')
        .flatMap((curve) => {
          const tag = tags.find(({ Id }) => String(Id) === curve.key);
          const limits = tag === undefined ? [] : buildTagLimits(tag, t);
          return limits.map(({ name, value }) => ({
            name: own.length === 1 ? name : t('LIMIT_OF', { name: curve.name, limit: name }),
            value,
            color: getSeriesColor(colors, curve.order),
          }));
        }),
    };
  });
}

/** Warning and alarm limit of a tag, in words. */
export function buildTagLimits({ alarmLevel, emergencyLevel }: Tag, t: Translate): TrendLimit[] {
  return [
    ...(alarmLevel === null ? [] : [{ name: t('WARNING_LIMIT', { limit: alarmLevel }), value: alarmLevel }]),
    ...(emergencyLevel === null ? [] : [{ name: t('ALARM_LIMIT', { limit: emergencyLevel }), value: emergencyLevel }]),
  ];
}

/** More boundaries than this would be a fence and no help. */
export const MAX_SHIFT_MARKS = 30;
/** More names than this would stand in each other's way; the lines stay. */
const MOST_SHIFT_NAMES = 6;

/** How many shifts a window has, about. */
export function countShifts({ from, to }: TimeSpan, shiftTimes: readonly number[]): number {
  return ((to - from) / 86_400_000) * shiftTimes.length;
}

/** Where shifts begin inside the window, named by the clock of the vessel's zone; none in windows of many of them. */
export function buildShiftMarks(
  window: TimeSpan,
  zone: string,
  shiftTimes: readonly number[],
  t: Translate,
): TrendMark[] {
  if (countShifts(window, shiftTimes) > MAX_SHIFT_MARKS) return [];
  const boundaries = listShiftBoundaries(window.from, window.to, zone, shiftTimes);
  if (boundaries.length > MOST_SHIFT_NAMES) return boundaries.map((at) => ({ at, text: '' }));
  return boundaries.map((at) => ({
    at,
    text: t('SHIFT_AT', { time: `${formatLocalClock(at, zone).time} ${formatZone(zone, t)}` }),
  }));
}
