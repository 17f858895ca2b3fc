import type { FleetStatistic } from '@fms/contract/fleet-statistic';
import { listDistinctColors } from '@fms/domain/fleet-statistic';
import { formatNumber } from '@fms/domain/format';
import { toId, type VesselId } from '@fms/domain/identity';
import { createTrendCursor, TrendChart } from '@fms/ui/chart';
import { Panel } from '@fms/ui/panel';
import { getPaletteColors } from '@fms/ui/theme';
import { useHotkeys } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useText } from '../../../language/index.ts';
import { useAppSetting } from '../../../settings/app-setting.ts';
import { usePalette } from '../../../settings/palette.ts';
import { buildChart, RANGE_ID } from '../model/chart-data.ts';
import { type FleetRow, findFigure } from '../model/fleet-row.ts';
import type { PanelParts } from '../model/panel-parts.ts';
import { formatAmount, formatFigureTitle, getFigureDecimals, getShownAmount } from '../model/quantity-text.ts';
import style from '../style/fleet-statistic.module.css';

const HEIGHT_PX = 210;

/** The figure of up to six vessels over time. Pressing a name takes its line away; C moves the cursor to the next span. */
export function ChartPanel({
  state,
  rows,
  places,
  onToggle,
  statistic,
}: PanelParts & { readonly statistic: FleetStatistic }) {
  const t = useText();
  const [palette] = usePalette();
  const { seriesColors } = useAppSetting();
  const [cursor] = useState(createTrendCursor);
  const { series, text3 } = getPaletteColors(palette);
  const own = seriesColors[palette];
  const data = useMemo(() => {
    const colors = listDistinctColors(own ?? [], series);
    return buildChart({ statistic, rows, places, colors }, text3, t);
  }, [statistic, rows, places, own, series, text3, t]);
  useHotkeys([['c', () => cursor.set(findNext(data.time, cursor.get()))]]);
  const title = formatFigureTitle(state.ranked, state.normalisedBy, t);
  const drawn = places.flatMap((id) => rows.find(({ vesselId }) => vesselId === id) ?? []);
  return (
    <Panel title={title} className={style.chart} caption={t('FLEET_LINES', { count: drawn.length })}>
      <TrendChart
        {...data}
        label={title}
        palette={palette}
        height={HEIGHT_PX}
        cursor={cursor}
        onSeries={(id) => id !== RANGE_ID && onToggle(toId<VesselId>(Number(id)))}
      />
      <LineTotals rows={drawn} state={state} unit={statistic.unit} />
    </Panel>
  );
}

/** The next point after a moment, the first after the last. */
function findNext(times: ArrayLike<number>, at: number | undefined): number | undefined {
  const all = Array.from(times);
  return all.find((time) => at !== undefined && time > at) ?? all[0];
}

interface LineTotalsProps {
  readonly rows: readonly FleetRow[];
  readonly state: PanelParts['state'];
  readonly unit: string;
}

/** Under the curves, what each of them came to over the whole period. */
function LineTotals({ rows, state, unit }: LineTotalsProps) {
  const t = useText();
  const decimals = getFigureDecimals(rows.map(({ value }) => value));
  return (
    <ul className={style.lineTotals} aria-label={t('FLEET_LINE_TOTALS')}>
      {rows.map((row) => (
        <li key={row.vesselId}>
          <b>{row.vessel.name}</b> {formatNumber(row.value, { decimals })} {unit}
          {state.quantities.map((quantity) => {
            const value = findFigure(row, quantity)?.value ?? null;
            if (value === null) return null;
            return <span key={quantity}>{` · ${formatAmount(quantity, value)} ${getShownAmount(quantity).unit}`}</span>;
          })}
        </li>
      ))}
    </ul>
  );
}
