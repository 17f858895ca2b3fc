/** The table as a file: the rows and columns on screen in their order, and the figure of every span behind them. */
import type { FleetStatistic } from '@fms/contract/fleet-statistic';
import { type ExportTable, toTimeCell } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import { formatPeriod } from './fleet-period.ts';
import { findFigure, getCiiRatio } from './fleet-row.ts';
import type { PanelParts } from './panel-parts.ts';
import { formatFigureTitle, formatQuantityName, getFigureDecimals, getShownAmount } from './quantity-text.ts';

type ExportParts = Pick<PanelParts, 'state' | 'rows' | 'period'> & { readonly statistic: FleetStatistic };

export function buildFleetTable({ state, rows, period, statistic }: ExportParts, t: Translate): ExportTable {
  const decimals = getFigureDecimals(rows.map(({ value }) => value));
  const figure = formatFigureTitle(state.ranked, state.normalisedBy, t);
  const amounts = state.quantities.map((quantity) => ({ quantity, shown: getShownAmount(quantity) }));
  const wind = state.beaufort === undefined ? [] : [[t('FLEET_WEAK_WIND', { force: state.beaufort })]];
  return {
    name: t('FLEET_STATISTIC'),
    about: [[formatPeriod(period, state.zone), state.zone], [t('FLEET_GROUPING'), state.grouping], ...wind],
    columns: [
      { title: t('FLEET_RANK') },
      { title: t('VESSEL') },
      { title: figure, decimals },
      { title: `${t('FLEET_TO_SISTERS')}, %`, decimals: 0 },
      ...amounts.map(({ quantity, shown }) => ({
        title: `${formatQuantityName(quantity, t)}, ${shown.unit}`,
        decimals: shown.decimals,
      })),
      { title: `${t('FLEET_UTILISATION')}, %`, decimals: 0 },
      { title: t('FLEET_CII_LETTER') },
      { title: t('FLEET_CII'), decimals: 2 },
      { title: `${t('FLEET_COMPLETE_SHORT')}, %`, decimals: 1 },
      ...statistic.times.slice(0, -1).map((from) => ({ title: toTimeCell(from)?.toISOString() ?? '', decimals })),
    ],
    rows: rows.map((row) => [
      row.rank,
      row.vessel.name,
      row.rank === null ? null : row.value,
      toPercent(row.toSisters),
      ...amounts.map(({ quantity, shown }) => {
        const value = findFigure(row, quantity)?.value ?? null;
        return value === null ? null : shown.convert(value);
      }),
      toPercent(row.utilisation),
      row.carbon?.forecast?.rating,
      getCiiRatio(row),
      row.coverage * 100,
      ...row.series.values,
    ]),
  };
}

const toPercent = (share: number | null): number | null => (share === null ? null : share * 100);
