/** The panes of a chart widget: curves by unit, at most two units a pane, in the colours of the organisation. */
import type { Tag } from '@fms/contract/tag';
import { getShownDecimals } from '@fms/domain/format';
import type { TimeSpan } from '@fms/domain/time';
import type { TrendData } from '@fms/ui/chart';
import {
  addSeries,
  buildPaneTrends,
  type Curve,
  type LiveSnapshot,
  type Panes,
  type PaneTrend,
} from '../../../../entities/statistic/index.ts';
import type { Translate } from '../../../../language/index.ts';

interface ChartAsk {
  readonly tags: readonly Tag[];
  readonly byTag: LiveSnapshot;
  readonly window: TimeSpan;
  /** In order of use. */
  readonly colors: readonly string[];
  /** Of the left axis of the first pane. */
  readonly ends: NonNullable<TrendData['ends']>;
  readonly t: Translate;
}

export function buildChartPanes({ tags, byTag, window, colors, ends, t }: ChartAsk): PaneTrend[] {
  const unitOf = (key: string) => tags.find(({ Id }) => String(Id) === key)?.unit ?? '';
  const panes = tags.reduce<Panes>((planned, { Id }) => addSeries(planned, String(Id), unitOf), []);
  const curves = tags.map((tag, order) => toCurve(tag, order, byTag));
  return buildPaneTrends({ panes, curves, window, tags, marks: [], colors, t }).map((pane, place) => ({
    ...pane,
    ...(place === 0 ? { ends } : {}),
  }));
}

function toCurve(tag: Tag, order: number, byTag: LiveSnapshot): Curve {
  const { Id, name, unit } = tag;
  const decimals = getShownDecimals(tag);
  const { points = [], gaps = [], bucketMs = 0 } = byTag.get(Id) ?? {};
  return { key: String(Id), name, unit, decimals, order, points, gaps, bucketMs, compared: false, banded: true };
}
