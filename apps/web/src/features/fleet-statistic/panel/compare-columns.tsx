import { computeChange, type FleetQuantity } from '@fms/domain/fleet-statistic';
import { formatNumber, NO_VALUE, NOT_APPLICABLE } from '@fms/domain/format';
import type { TagId } from '@fms/domain/identity';
import { Chip } from '@fms/ui/control';
import { Sparkline } from '@fms/ui/value';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatSamplesPath } from '../../../entities/statistic/index.ts';
import { type Translate, useText } from '../../../language/index.ts';
import type { VirtualColumn } from '../../../ui/table/virtual-table.tsx';
import { type FleetRow, findFigure } from '../model/fleet-row.ts';
import type { PanelParts } from '../model/panel-parts.ts';
import {
  formatAmount,
  formatFigureTitle,
  formatQuantityName,
  formatShare,
  getFigureDecimals,
  getShownAmount,
} from '../model/quantity-text.ts';
import style from '../style/fleet-statistic.module.css';
import { CiiCell } from './cii-cell.tsx';

type Column = VirtualColumn<FleetRow>;

/** The columns of the table; every figure leads to the samples behind it, a name draws its vessel or takes it away. */
export function useCompareColumns(parts: PanelParts): readonly Column[] {
  const t = useText();
  const { state, rows, period } = parts;
  const decimals = getFigureDecimals(rows.map(({ value }) => value));
  const title = formatFigureTitle(state.ranked, state.normalisedBy, t);
  const link = (row: FleetRow, tagIds: readonly TagId[], text: string) => (
    <Samples to={formatSamplesPath(row.vesselId, tagIds, period)}>{text}</Samples>
  );
  return [
    number('rank', t('FLEET_RANK'), '48px', ({ rank }) => rank ?? NOT_APPLICABLE),
    { ...vesselColumn(parts, t), isSortable: true },
    number('figure', title, 'minmax(104px, 1fr)', (row) => (
      <b>{link(row, row.tagIds, row.rank === null ? NO_VALUE : formatNumber(row.value, { decimals }))}</b>
    )),
    comparison(rows, t),
    ...state.quantities.map((quantity) => quantityColumn(quantity, t, link)),
    number('use', t('FLEET_UTILISATION'), '84px', ({ utilisation }) =>
      utilisation === null ? NO_VALUE : `${formatNumber(utilisation * 100)} %`,
    ),
    {
      ...{ id: 'cii', name: t('FLEET_CII'), width: 'minmax(120px, 1fr)', isSortable: true },
      cell: ({ carbon }) => <CiiCell carbon={carbon} />,
    },
    {
      ...{ id: 'spark', name: t('FLEET_PER_SPAN'), width: 'minmax(90px, 1fr)' },
      cell: (row) => <Spark row={row} period={period} label={`${row.vessel.name}, ${title}`} />,
    },
    number('complete', t('FLEET_COMPLETE_SHORT'), '104px', ({ coverage }) => (
      <span className={style.complete}>
        <meter min={0} max={1} low={0.8} value={coverage} aria-hidden="true" />
        {formatNumber(coverage * 100, { decimals: 1 })} %
      </span>
    )),
  ];
}

const number = (id: string, name: string, width: string, cell: (row: FleetRow) => ReactNode): Column => ({
  ...{ id, name, width, cell },
  look: 'number',
  isSortable: true,
});

/** Against the sisters; a vessel alone is held against its own period before. */
function comparison(rows: readonly FleetRow[], t: Translate): Column {
  const isAlone = rows.length === 1;
  return number('sisters', t(isAlone ? 'FLEET_TO_BEFORE' : 'FLEET_TO_SISTERS'), '96px', (row) => {
    const share = isAlone ? computeChange(row.value, row.before) : row.toSisters;
    return share === null ? NOT_APPLICABLE : formatShare(share);
  });
}

function vesselColumn({ places, onToggle }: PanelParts, t: Translate): Column {
  return {
    ...{ id: 'vessel', name: t('VESSEL'), width: 'minmax(150px, 1.6fr)', look: 'identity' },
    cell: ({ vessel, vesselId, isSister }) => (
      <span className={style.name}>
        <button
          type="button"
          className={style.toggle}
          aria-pressed={places.includes(vesselId)}
          title={t(places.includes(vesselId) ? 'FLEET_TAKE_OFF' : 'FLEET_DRAW', { vessel: vessel.name })}
          onClick={() => onToggle(vesselId)}
        >
          {vessel.name}
        </button>
        {isSister && <Chip>{t('FLEET_SISTER')}</Chip>}
      </span>
    ),
  };
}

function quantityColumn(
  quantity: FleetQuantity,
  t: Translate,
  link: (row: FleetRow, tagIds: readonly TagId[], text: string) => ReactNode,
): Column {
  const { unit } = getShownAmount(quantity);
  return number(quantity, `${formatQuantityName(quantity, t)}, ${unit}`, 'minmax(88px, 1fr)', (row) => {
    const figure = findFigure(row, quantity);
    if (figure === undefined || figure.tagIds.length === 0) return <span className={style.none}>·</span>;
    return link(row, figure.tagIds, formatAmount(quantity, figure.value));
  });
}

/** A figure that leads to its samples; words alone where no tag measures it. */
function Samples({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  return to === undefined ? (
    children
  ) : (
    <Link to={to} className={style.samples}>
      {children}
    </Link>
  );
}

function Spark({ row, period, label }: { row: FleetRow; period: PanelParts['period']; label: string }) {
  const { values } = row.series;
  const width = (period.to - period.from) / Math.max(1, values.length);
  const time = values.map((_, place) => period.from + (place + 0.5) * width);
  const min = values.map((value) => value ?? Number.NaN);
  return (
    <Sparkline time={time} value={values} min={min} max={min} window={period} state="late" label={label} height={22} />
  );
}
